/** The staff console's own service worker: never fetched by a visitor's browser. */
export const staffWorker = { script: '/sw-staff.js', scope: '/staff' }
