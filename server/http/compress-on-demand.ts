import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Body, Encoding, SiteFile } from './site-file.ts'

type Dress = (encoding: Encoding, bytes: Buffer) => Body

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * The bodies of a text that is only known when the server starts. Each is compressed when it is first
 * asked for, so that the start waits for none: quickly for the first visitor, as small as it gets, and
 * beside the event loop, for the next.
 */
export function compressOnDemand(identity: Buffer, dress: Dress): SiteFile['bodies'] {
  let br: Body | undefined
  let gzip: Body | undefined

  return {
    identity: dress('identity', identity),
    get br() {
      if (br) return br
      brotliCompress(identity, BEST, (error, best) => {
        if (!error) br = dress('br', best)
      })
      return (br = dress('br', brotliCompressSync(identity, QUICK)))
    },
    get gzip() {
      return (gzip ??= dress('gzip', gzipSync(identity)))
    },
  }
}
