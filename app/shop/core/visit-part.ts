export const VISIT_PART = 'visit'
