// Writes the OpenAPI document of the shop's calls anew: `node tooling/openapi.ts`, after a change of a contract.
import { writeFileSync } from 'node:fs'

import { OpenAPIGenerator, type ConditionalSchemaConverter } from '@orpc/openapi'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

import { customer } from '#shared/shop/boxes/customer.ts'
import { mailbox } from '#shared/shop/boxes/mailbox-calls.ts'
import { calls } from '#shared/shop/calls.ts'

export const OPENAPI_FILE = 'docs/openapi.json'

const valibot: ConditionalSchemaConverter = {
  condition: (schema) => schema?.['~standard'].vendor === 'valibot',
  convert(schema, { strategy, components = [] }) {
    const common = components.find(
      (one) => one.schema === schema && one.allowedStrategies.includes(strategy),
    )
    if (common) return [common.required, { $ref: common.ref }]
    const converted = toJsonSchema(schema as unknown as v.GenericSchema, {
      typeMode: strategy,
      errorMode: 'ignore',
    })
    const { $schema: _, ...described } = converted
    return [true, described as object]
  },
}

/** The document as text. */
export async function describeCalls() {
  const generator = new OpenAPIGenerator({ schemaConverters: [valibot] })
  const document = await generator.generate(calls, {
    info: { title: 'Calls of the shop', version: '1' },
    servers: [{ url: '/shop/v1' }],
    security: [{ session: [] }],
    commonSchemas: {
      Customer: { schema: customer, strategy: 'output' },
      Mailbox: { schema: mailbox, strategy: 'output' },
    },
    customErrorResponseBodySchema: (refusals) => ({
      type: 'object',
      properties: {
        code: { enum: refusals.map(([code]) => code) },
        message: { type: 'string' },
        field: { type: 'string' },
      },
      required: ['code', 'message'],
    }),
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  })
  return `${JSON.stringify(document, null, 2)}\n`
}

if (import.meta.main) writeFileSync(OPENAPI_FILE, await describeCalls())
