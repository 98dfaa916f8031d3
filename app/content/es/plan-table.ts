import type * as en from '#app/content/en/plan-table.ts'

export const planTable: typeof en.planTable = {
  title: 'Correo y paquetes según el plan',
  beyond:
    'Si un paquete pasa del número o del peso de su plan, lo recibimos si hay lugar y hablamos con usted de un plan más grande. Si es de una empresa de paquetería que su plan no incluye, no lo aceptamos, a menos que haya preguntado antes. Si pasan los días de su plan, le escribimos una vez más y acordamos más tiempo, o se devuelve al remitente.',
  rows: {
    letters: 'Cartas',
    uspsPackages: 'Paquetes de USPS',
    otherCarriers: 'Paquetes de UPS, FedEx, Amazon y otros',
    arrivalEmail: 'Un correo electrónico cuando llega un paquete',
    packagesPerMonth: 'Paquetes al mes',
    heaviestPounds: 'Paquete más pesado',
    packagesKeptDays: 'Guardamos un paquete',
    businessName: 'Correo a nombre de un negocio',
    included: 'En el precio',
  },
  yes: 'Sí',
  dash: '–',
  no: 'No',
  upTo: 'Hasta {count}',
  pounds: '{count} lb',
  days: '{count} días',
  card: {
    packages: 'Hasta {count} paquetes al mes, de hasta {pounds} lb cada uno, guardados {days} días',
    notIncluded: 'No incluye: ',
  },
  every: 'todos los planes',
  none: 'ningún plan',
  named: 'la {name}',
  kept: '{days} días con el plan {plan}',
}
