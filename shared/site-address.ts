/**
 * Stands for the site's own address in what is built: only the running server knows it (SITE_URL), and
 * puts it there when it starts. The name can't be anybody's (RFC 2606).
 */
export const siteAddress = 'https://site.invalid'
