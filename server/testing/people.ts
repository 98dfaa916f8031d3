import type { ApplicationInput } from '#shared/shop/applications/application.ts'

import { couple } from './shop.ts'

export const people = {
  li: { givenName: 'Ming', familyName: 'Li', nativeName: '李明' },
  ali: { givenName: 'Muhammad', familyName: 'Ali', nativeName: 'محمد علي' },
  olena: { givenName: 'Olena', familyName: 'Kovalenko', nativeName: 'Олена Коваленко' },
  tuyet: { givenName: 'Ánh Tuyết', familyName: 'Nguyễn Thị' },
  lucja: { givenName: 'Łucja', familyName: 'Żółć-Gęsia' },
  suharto: { givenName: 'Suharto' },
}

type Names = Partial<Record<'name' | 'givenName' | 'familyName' | 'nativeName', string>>

export function applicationOf(names: Names, more: ApplicationInput['recipients'] = []) {
  const ids = { photoId: 'passport', addressId: 'lease' }
  const applicant = { kind: 'applicant' as const, ...names, ...ids }
  return { ...couple, recipients: [applicant, ...more] } satisfies ApplicationInput
}
