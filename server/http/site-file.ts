export type Encoding = 'br' | 'gzip' | 'identity'
export type Body = { bytes: Buffer; headers: Record<string, string | number> }

/** One address of the site, ready to be sent: its body in each encoding, with its headers. */
export type SiteFile = { etag: string; bodies: Partial<Record<Encoding, Body>> }
