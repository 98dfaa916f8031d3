import type * as en from '#app/content/en/plans-in-detail/plan-page.ts'

export const planPage: typeof en.planPage = {
  plans: { name: 'Planes', path: '/#plans' },
  reckon: 'Ver el costo real',
  ask: 'Llámenos',
  audience: 'Para quién es',
  today: 'Qué incluye hoy',
  later: {
    title: 'Todavía no disponible',
    text: 'Escaneo, reenvío en línea, destrucción de correo y depósito de cheques. El precio no es por eso: hoy usted recoge su correo, o nombra a alguien que lo recoja.',
  },
  know: 'Antes de elegir, conviene saber',
  questions: 'Preguntas',
  others: 'Los otros planes',
  action: {
    title: 'Venga con dos identificaciones',
    text: 'Una con su foto y otra que muestre su domicilio particular. Repasamos el Formulario 1583 con usted, vemos cómo firma y le damos su número.',
    steps: { name: 'Cómo funciona', path: '/how-it-works' },
  },
}
