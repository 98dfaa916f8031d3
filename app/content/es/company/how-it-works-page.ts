import type * as en from '#app/content/en/company/how-it-works-page.ts'

export const howItWorksPage: typeof en.howItWorksPage = {
  name: 'Cómo funciona',
  title: 'Cómo funciona un buzón privado',
  description:
    'Qué pasa con su correo en una tienda de buzones de {neighborhood} y cómo se solicita: qué identificaciones sirven y quién presenta el Formulario 1583.',
  lead: 'El camino de su correo todos los días, y los pasos que usted da una sola vez para empezar.',
  toHub: 'Siga su correo',
  hub: {
    title: '¿Qué pasa con su correo?',
    lead: 'Llega a nuestro mostrador y no a su puerta.',
    steps: [
      {
        title: 'Con su dirección',
        text: 'El remitente escribe el nombre de usted, nuestra dirección física y PMB con su número, en tres líneas.',
      },
      {
        title: 'Recibido',
        text: 'La empresa de paquetería lo entrega mientras estamos abiertos, y firmamos cuando hace falta. Solo el correo registrado (Registered Mail) se queda para usted en la oficina de correos.',
      },
      {
        title: 'Revisado',
        text: 'Comparamos el nombre y el número con los formularios firmados. El correo para quien no está en ningún formulario se tiene que devolver.',
      },
      {
        title: 'Anotado',
        text: 'De lo que firmamos, anotamos de quién es, cuándo llegó y quién lo trajo.',
      },
      {
        title: 'Guardado',
        text: 'El correo va a su buzón con llave, cerrado como llegó. Los paquetes se quedan detrás del mostrador.',
      },
      {
        title: 'Entregado',
        text: 'A usted, con su llave o una identificación con foto, o a la persona que usted nombró en el punto 5, con una identificación con foto, en el horario de la tienda.',
      },
    ],
    later:
      'Todavía no es posible ver su correo en pantalla ni pedir desde su cuenta que lo reenviemos, lo trituremos o lo depositemos.',
    after:
      'Cuando cierre el buzón, reenviamos durante seis meses lo que siga llegando; usted paga el franqueo. [Al mudarse](/blog/moving-out)',
  },
  application: {
    title: 'El Formulario 1583, paso a paso',
    lead: 'Con nosotros basta una visita.',
    steps: [
      {
        title: 'Elija un plan y un plazo',
        text: 'Los [planes](/#plans) empiezan en {lowestHeadline}. La [calculadora]({calculatorPath}) dice cuánto hay que pagar el primer día.',
      },
      {
        title: 'Reúna sus respuestas',
        text: 'Nuestra hoja de preparación pregunta lo mismo que el formulario. [Punto por punto](/blog/ps-form-1583-item-by-item) explica cada línea.',
      },
      {
        title: 'Traiga dos identificaciones, y el formulario sin firmar',
        text: 'Una muestra su cara; la otra, el domicilio particular que usted escribe en el formulario.',
      },
      {
        title: 'Firme delante de nosotros',
        text: 'Revisamos las identificaciones, vemos cómo firma y firmamos como testigos. No hace falta un Notary Public.',
      },
      {
        title: 'Firme la declaración de enterado de California',
        text: 'Nos hace su agente para recibir documentos judiciales hasta dos años después de que usted se vaya. [Qué significa eso](/services/legal/service-of-process)',
      },
      {
        title: 'Reciba su llave',
        text: 'Desde entonces el buzón es suyo. El depósito de {keyDeposit} se devuelve con la llave.',
      },
    ],
    papers: 'Papeles',
  },
  identification: {
    title: 'Qué identificaciones sirven',
    lead: 'Dos documentos por persona: uno de cada lista, y ninguno dos veces.',
    photo: 'Con foto: traiga una',
    address: 'Con domicilio: traiga una',
    more: {
      text: 'Combinaciones que sirven, y documentos que no podemos aceptar',
      path: '/blog/which-ids-count',
    },
  },
  forms: {
    title: '¿Cuántos formularios?',
    lead: 'Uno por cada adulto, sin importar lo que incluya el precio del plan.',
    cases: [
      { who: 'Un adulto', count: '1', note: 'Dos identificaciones.' },
      {
        who: 'Una pareja',
        count: '2',
        note: 'Uno por persona, cada uno con dos identificaciones.',
      },
      {
        who: 'Una pareja con dos hijos menores de 18 años',
        count: '2',
        note: 'Los hijos se anotan en el punto 12.',
      },
      { who: 'Los mismos, y una hija adulta', count: '3', note: 'Ella presenta el suyo.' },
      {
        who: 'Una LLC con dos dueños y tres empleados',
        count: '1',
        note: 'Lo presenta un directivo; los demás se anotan en el punto 12.',
      },
      {
        who: 'La misma, y el correo personal de un dueño',
        count: '2',
        note: 'Uno para el negocio, otro para la persona.',
      },
      {
        who: 'Usted, y un vecino que solo recoge por usted',
        count: '1',
        note: 'El vecino figura en el punto 5 y muestra dos identificaciones.',
      },
    ],
    columns: { who: 'Quién recibe correo', count: 'Formularios', note: 'Por qué' },
  },
  action: {
    title: '¿Empezamos, o todavía tiene dudas?',
    text: 'Traiga dos identificaciones y venga, o llame y léanos lo que dicen.',
    call: 'Llamar',
  },
}
