// `node tooling/openapi.ts`: writes the OpenAPI document of the shop's calls.
import { mkdirSync, writeFileSync } from 'node:fs'

import { OpenAPIGenerator, type ConditionalSchemaConverter } from '@orpc/openapi'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

import { customer } from '#shared/shop/boxes/customer.ts'
import { mailbox } from '#shared/shop/boxes/mailbox-calls.ts'
import { calls } from '#shared/shop/calls.ts'

const FOLDER = 'build'

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

export async function openApiDocument() {
  const generator = new OpenAPIGenerator({ schemaConverters: [valibot] })
  return generator.generate(calls, {
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
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/openapi.json`, JSON.stringify(await openApiDocument(), null, 2))
}
