/** The parts of the page that need no script, in one file to fetch for who comes without a load. */
export { ApplicationGuide } from './application-guide.tsx'
export { CountyMap } from './map/county-map.tsx'
export { Faq } from './faq.tsx'
export { Features } from './features.tsx'
export { HowItWorks } from './how-it-works.tsx'
export { Plans } from './plans.tsx'
export { Reviews } from './reviews.tsx'
