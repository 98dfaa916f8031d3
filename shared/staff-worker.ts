export const staffWorker = { script: '/sw-staff.js', scope: '/staff' }
