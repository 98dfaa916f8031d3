/** The server replaces it by SITE_URL when it starts. The name is reserved (RFC 2606). */
export const siteAddress = 'https://site.invalid'
