/** The colour of the page in each theme, for the browser's own bars. As in tokens.css, `--ground`. */
export const grounds = { dark: '#131517', light: '#f6f5f3' }
