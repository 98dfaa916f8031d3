/** The languages of the site, and what stands before the path of each one's pages; the first is everybody's who asks for no other. */
export const languages = [{ id: 'en', name: 'English', basePath: '' }]
