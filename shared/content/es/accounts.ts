import type * as en from '#shared/content/en/accounts.ts'

export { passkeyProviders } from '#shared/content/en/accounts.ts'

export const accounts: typeof en.accounts = {
  passkey: 'Llave de acceso',
  recoveryCodes: 'Códigos de recuperación',
  samsungBrowser: 'Samsung Internet',
}
