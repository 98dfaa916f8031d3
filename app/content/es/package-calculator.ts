import type * as en from '#app/content/en/package-calculator.ts'

export const packageCalculator: typeof en.packageCalculator = {
  title: 'Mida un paquete',
  lead: 'Medidas por fuera, cerrado y listo para enviar. Escriba 12.5 o 12 1/2. Nada sale de su navegador.',
  needsScripts:
    'La calculadora necesita JavaScript, que está desactivado en su navegador. Más abajo, “A mano, con cinta y báscula” le da los mismos números.',
  form: 'Paquete',
  submit: 'Calcular',
  busy: 'Calculando…',
  fields: {
    length: 'Largo',
    width: 'Ancho',
    height: 'Alto',
    lengthUnit: 'Medido en',
    weight: 'Peso, si lo sabe',
    weightUnit: 'Pesado en',
    divisor: 'Divisor de {carrier}',
  },
  units: {
    in: 'pulgadas',
    cm: 'centímetros',
    lb: 'libras',
    oz: 'onzas',
    kg: 'kilogramos',
  },
  divisors: 'Divisores: {divisors}',
  divisorOf: '[{divisor} con {carrier}]({source})',
  aboutDivisors:
    'El número de pulgadas cúbicas que cuentan como una libra. Las empresas de paquetería lo cambian, y cada contrato puede tener el suyo: confirme con la empresa de paquetería y escriba aquí su número.',
  measures: {
    title: 'Su paquete',
    measure: 'Medida',
    exact: 'Exacto',
    rounded: 'Redondeado',
    girth: 'Contorno',
    lengthPlusGirth: 'Largo más contorno',
    sides: 'Largo × ancho × alto',
    room: 'Volumen',
    weight: 'Peso',
    liters: '{count} litros',
  },
  weights: {
    title:
      'Peso dimensional: {room} entre el divisor de cada empresa de paquetería, redondeado hacia arriba a libras enteras',
    carrier: 'Empresa de paquetería',
    divisor: 'Divisor',
    byRoom: 'Por volumen',
    counts: 'Usted paga',
    notCounted: 'No cuenta',
    scale: 'Peso en la báscula',
    orScale: '{weight}, o la báscula si es más',
  },
  summary: 'Largo más contorno: {lengthPlusGirth}. Usted paga: {weights}.',
  next: 'Lleve estos números a la calculadora de una empresa de paquetería, más arriba. Las empresas de paquetería vuelven a medir, y suman cargos por tamaño que están en sus listas de precios.',
}

export const packageErrors: typeof en.packageErrors = {
  names: { length: 'largo', width: 'ancho', height: 'alto', weight: 'peso' },
  starts: { length: 'El largo', width: 'El ancho', height: 'El alto', weight: 'El peso' },
  missing: 'Escriba el {name}',
  comma: 'Escriba el {name} con punto, como 12.5',
  notPositive: '{start} debe ser mayor que 0',
  decimals: 'Bastan tres cifras después del punto',
  noNumber: '{start} debe ser un número, como 12.5 o 12 1/2',
  tooMuch: '{start} debe ser como máximo {max}',
  divisor: 'El divisor es un número entero, como 139',
}
