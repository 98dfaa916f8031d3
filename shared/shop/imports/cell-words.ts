import type { Language } from '#shared/language.ts'
import type { RecipientKind } from '#shared/shop/applications/household.ts'

function byWord<Meaning>(...meanings: [Meaning, string][]) {
  return new Map(
    meanings.flatMap(([meaning, words]) =>
      words.split(', ').map((word) => [word, meaning] as const),
    ),
  )
}

export const termMonths = byWord<number>(
  [1, 'monthly, month, mo, mes, mensual, month to month'],
  [3, 'quarterly, quarter, trimestre, trimestral'],
  [6, 'semi annual, semiannual, half year, biannual, semestral'],
  [12, 'annual, annually, yearly, year, yr, ano, anual'],
)

export const languageNames = byWord<Language>(
  ['en', 'en, eng, english, ingles, en us'],
  ['es', 'es, sp, spa, esp, spanish, espanol, es us, es mx'],
)

export const kindNames = byWord<RecipientKind>(
  [
    'applicant',
    'customer, holder, box holder, primary, main, owner, self, titular, personal, individual, residential, private',
  ],
  ['adult', 'spouse, wife, husband, partner, recipient, additional, adulto, adulta'],
  ['minor', 'child, kid, son, daughter, menor'],
  ['business', 'company, empresa, negocio'],
  ['trade-name', 'dba, trade name'],
  ['employee', 'officer, member, manager, empleado, empleada'],
  ['collector', 'agent, authorized, pick up, pickup'],
)

export const documentNames = byWord<string>(
  [
    'drivers-license',
    'drivers license, driver license, driver s license, drivers lic, license, dl, state id, real id, california id, ca id, id card, non driver id, licencia de conducir, licencia',
  ],
  ['uniformed-service', 'military, military id, uniformed service'],
  ['passport', 'foreign passport, pasaporte'],
  ['naturalization', 'naturalization certificate, certificate of naturalization'],
  ['access-card', 'access card, cac'],
  ['matricula-consular', 'matricula, matricula consular, consular id'],
  ['permanent-resident', 'green card, permanent resident, permanent resident card, resident card'],
  ['university', 'student id, university id, college id'],
  ['lease', 'rental agreement, lease agreement, apartment lease, contrato, contrato de renta'],
  [
    'insurance',
    'insurance policy, home insurance, vehicle insurance, car insurance, auto insurance, renters insurance, seguro',
  ],
  ['mortgage', 'deed of trust, hipoteca'],
  [
    'vehicle-registration',
    'vehicle registration, car registration, auto registration, dmv registration, registration',
  ],
  ['voter', 'voter registration, voter card, voter registration card'],
)

export const statusWords = byWord<'open' | 'closed'>(
  [
    'open',
    'active, open, current, rented, occupied, good, good standing, in good standing, paid, yes, y, true, activo, activa, vigente, si',
  ],
  [
    'closed',
    'closed, inactive, cancelled, canceled, terminated, expired, vacant, former, ended, moved, moved out, no, n, false, cerrado, cerrada, inactivo, inactiva, cancelado, cancelada, baja',
  ],
)

/** In a text of several words. */
export const closedWords =
  /\b(?:closed|cancell?ed|inactive|former|vacante?|vacated|moved|terminated|deceased|mudad[oa]s?|cerrad[oa]s?|cancelad[oa]s?)\b/

export const answers = byWord<boolean>(
  [
    true,
    'yes, y, x, true, ok, done, complete, completed, signed, on file, in file, filed, received, si, s, firmado, firmada, en archivo, archivado',
  ],
  [false, 'no, n, false, missing, pending, needed, not on file, falta, pendiente'],
)

/** Folded words of businesses, and those of several words; no word that is often a surname. */
export const businessWords = new Set(
  `llc inc incorporated corp corporation ltd limited lp llp pllc pc co company dba
  enterprise enterprises import imports export exports service services servicios holding holdings group grupo
  associates partners ventures international foundation ministry ministries church iglesia association society
  institute academy school club trust estate restaurant taqueria panaderia bakery catering cafe studio studios
  salon nails boutique market store shop tienda trucking transport transportes transportation logistics
  construction cleaning repair auto plumbing landscaping roofing electric properties realty investment
  investments capital insurance agency travel tax taxes medical dental clinic attorney attorneys office offices
  solutions consulting management marketing systems software tech technology technologies media production
  productions design designs apparel yoga dance fitness gym pizza tires llantas grill kitchen coffee foods music
  records gallery photography films press books toys electronics jewelry florist pharmacy farmacia daycare center
  centro global bros brothers sisters sons hermanos hermanas wholesale supply supplies products trading motors autos towing security
  janitorial maintenance painting flooring welding printing graphics digital computers labs sports league council
  committee union temple mission pets grooming veterinary beauty barbershop wellness therapy counseling staffing
  spa nail hair garage landscape lawn taller templo hnos bank postal farm farms express delivery courier freight cargo
  moving storage rental rentals parking pool solar energy optical health hotel bar deli donuts sushi burger tacos juice
  tattoo national american pacific notary immigration mortgage lending finance financial payroll accounting bookkeeping`.split(
    /\s+/,
  ),
)
export const businessPhrases = ['sa de cv', 's de rl', 'law firm']
