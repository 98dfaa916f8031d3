/** Made by tooling/own-scripts.ts. */
declare module 'script-text:*' {
  const text: string
  export default text
}
declare module 'script-address:*' {
  const address: string
  export default address
}
