/** Made by scripts/own-scripts.ts. */
declare module 'script-text:*' {
  const text: string
  export default text
}
declare module 'script-address:*' {
  const address: string
  export default address
}

/** It brings no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: { wght: { min: number; max: number; default: number } }
    },
  ): Promise<Buffer>
}
