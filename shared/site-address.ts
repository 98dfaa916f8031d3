/**
 * A placeholder for the site's own address in the build: the server replaces it by SITE_URL when it starts. The name is reserved (RFC
 * 2606).
 */
export const siteAddress = 'https://site.invalid'
