export const acknowledgmentWords = {
  title: 'La declaración de enterado de California',
  lead: 'Cada adulto que firma un formulario firma también esto con nosotros, antes de recibir la llave.',
  tick: 'La leí, y la firmaré con el formulario',
  missing: 'Por favor, léala y marque el recuadro',
  bring: 'Cada adulto firma aquí también la declaración de enterado de California:',
}
