import type * as en from '#app/content/en/holidays.ts'

export const holidayNames: typeof en.holidayNames = {
  'New Year’s Day': 'Año Nuevo',
  'New Year’s Day (observed)': 'Año Nuevo (día observado)',
  'Martin Luther King Jr. Day': 'Día de Martin Luther King Jr.',
  'Washington’s Birthday': 'Natalicio de Washington',
  'Memorial Day': 'Día de los Caídos',
  Juneteenth: 'Juneteenth',
  'Juneteenth (observed)': 'Juneteenth (día observado)',
  'Independence Day': 'Día de la Independencia',
  'Independence Day (observed)': 'Día de la Independencia (día observado)',
  'Labor Day': 'Día del Trabajo',
  'Columbus Day': 'Día de la Raza',
  'Veterans Day': 'Día de los Veteranos',
  'Thanksgiving Day': 'Día de Acción de Gracias',
  'Christmas Day': 'Navidad',
  'Christmas Day (observed)': 'Navidad (día observado)',
}
