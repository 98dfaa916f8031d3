/** The service worker of the staff console alone: registered for the staff, never fetched by a visitor's browser. */
export const staffWorker = { script: '/sw-staff.js', scope: '/staff' }
