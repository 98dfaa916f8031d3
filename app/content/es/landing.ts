import type * as en from '#app/content/en/landing.ts'

export const landing: typeof en.landing = {
  head: {
    title: '{shop}: dirección física en {neighborhood}',
    description: 'Un buzón privado con dirección física en {neighborhood}. Desde {price}.',
  },
  greeting: {
    hello: 'Hola de nuevo',
    apply: 'Solicitar',
    account: 'Su cuenta',
  },
  hero: {
    apply: 'Solicitar un buzón',
    title: 'Una dirección física para su correo. Privacidad para su hogar.',
    lead: 'Un buzón privado en nuestra tienda familiar de {neighborhood}. Su domicilio particular no aparece en el sobre.',
    price: 'Desde **{price}** al mes',
    signUp: 'Crear una cuenta',
    account: 'Ir a su cuenta',
  },
  features: {
    title: 'Cómo funciona un buzón privado',
    listTitle: 'Lo que recibe',
    envelope: 'Así se escribe la dirección en su correo.',
  },
  reviews: {
    title: 'Reseñas',
    lead: 'Lo que la gente dice de su buzón. Traducimos lo que se escribió en inglés.',
    customer: 'De nuestros clientes',
    google: 'De Google Maps',
    onGoogle: 'Lea nuestras reseñas en Google Maps',
  },
  location: {
    title: 'Venga a vernos',
    directions: 'Cómo llegar',
    visiting: 'Estacionamiento, autobús, pago',
    hours: 'Horario de la tienda',
    zone: 'Todas las horas son en {zone}.',
    holidays: 'Cerramos estos días feriados',
    calendar: 'El horario para su calendario (.ics)',
    map: 'Croquis de las calles: la tienda en la esquina con {crossStreet}, la parada del autobús enfrente, estacionamiento atrás',
    network:
      'Somos parte de una red asociada que, según la propia red, tiene {networkClaim} direcciones.',
  },
  howItWorks: {
    title: 'Cómo funciona',
  },
  plans: {
    title: 'Planes',
    lead: 'Una dirección física con su propio número. Las cartas esperan hasta que venga.',
    choose: 'Elegir un plan',
    price: '**{price}** al mes',
    first: 'Su primer pago',
    prices: 'Todos los costos posibles',
    more: 'Más sobre {plan}',
  },
  faq: {
    title: 'Preguntas y respuestas',
  },
  contact: {
    title: 'Hable con nosotros',
    call: 'Llamar',
    write: 'Correo electrónico',
    visit: 'Visítenos o envíe correo certificado',
  },
}
