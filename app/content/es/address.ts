import type * as en from '#app/content/en/address.ts'

export const addressWords: typeof en.addressWords = {
  title: 'Dirección',
  copy: 'Copiar la dirección',
  copied: 'Dirección copiada',
  refused: 'Su navegador no lo permitió. Seleccione la dirección y cópiela.',
}
