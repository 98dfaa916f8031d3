export { mailboxes } from '#app/mailboxes/mailboxes.ts'
export { makeSample } from '#app/mailboxes/sample.ts'
