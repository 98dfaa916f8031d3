import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { service } from '#shared/content/operations.ts'

const absentProviders =
  'anonymous_users apple azure bitbucket discord facebook figma fly github gitlab google kakao ' +
  'keycloak linkedin linkedin_oidc notion phone slack slack_oidc snapchat spotify twitch twitter ' +
  'workos x zoom'
const absent = absentProviders.split(' ').map((provider) => [provider, false])

/** GET /auth/v1/settings: sign-up by email address alone, confirmed by an email. */
export function getSettings(_call: RequestContext, _services: Services) {
  return Response.json({
    external: { ...Object.fromEntries(absent), email: true },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    mfa_enabled: true,
    saml_enabled: false,
  })
}

export function getHealth(_call: RequestContext, _services: Services) {
  return Response.json({
    version: '1',
    name: 'GoTrue',
    description: service.accounts,
  })
}

/** GET /.well-known/jwks.json: no keys, since access tokens are signed with a secret. */
export function getKeys(_call: RequestContext, _services: Services) {
  return Response.json({ keys: [] })
}
