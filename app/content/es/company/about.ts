import type * as en from '#app/content/en/company/about.ts'

export const about: typeof en.about = {
  path: '/about',
  name: 'Quiénes somos',
  title: 'Una tienda familiar de buzones en {neighborhood}',
  description:
    'Quién atiende una tienda familiar de buzones privados en {neighborhood}, qué hacemos, qué dejamos a otros y cómo nos registra el Servicio Postal.',
  summary: 'La familia detrás del mostrador, y cómo trabajamos.',
  lead: 'Vivimos de recibir el correo de otras personas. Es un oficio pequeño con reglas estrictas, y nos gustan ambas cosas.',
  picture: 'counter',
  glance: [
    { term: 'Tienda', text: '{legalName}, {address}' },
    { term: 'Registrada ante', text: 'El Servicio Postal, para recibir correo de otros' },
    {
      term: 'Parte de',
      text: 'Una red asociada con {networkClaim} direcciones, según la propia red',
    },
  ],
  action: { name: 'Encuéntrenos', to: '/#location' },
  body: [
    {
      title: 'Nuestra historia',
      look: 'panel',
      paragraphs: [
        '{ownerNote} esta historia es inventada, hasta que la familia cuente la suya. Rosa Ibarra llevaba los libros de una imprenta, y sus cartas desaparecían del vestíbulo de su edificio. Su esposo Daniel había clasificado correo durante veinte años y conocía el remedio: un buzón con llave y una persona al lado. Abrieron el mostrador en 2009 con sesenta buzones, y él mismo construyó la primera pared. Su hija Lucía creció detrás de él y hoy lo atiende. Conoce a casi todos los clientes por su número, y aun así le pide a cada uno una identificación.',
      ],
    },
    {
      title: 'Una agencia comercial receptora de correo',
      paragraphs: [
        'Somos una tienda privada, registrada ante el Servicio Postal para recibir el correo de otras personas. Cada cliente firmó el {form} y mostró dos identificaciones, y cuatro veces al año confirmamos nuestra lista de clientes. Las estampillas, los apartados postales y los pasaportes son cosa de la oficina de correos.',
      ],
    },
    {
      title: 'Cómo trabajamos',
      terms: [
        {
          term: 'Todavía no disponible',
          text: 'Escanear, reenviar en línea, triturar y depositar cheques.',
        },
        {
          term: 'Límites',
          text: 'La dirección no sirve para abrir cualquier cuenta de banco ni para esconderse de un tribunal. Se lo decimos antes de que pague.',
        },
        {
          term: 'Papeles',
          text: 'Guardamos los formularios y las copias de las identificaciones como piden las reglas, y solo los mostramos a quienes nombra la ley. No vendemos nombres ni direcciones.',
        },
        {
          term: 'Ingresos',
          text: 'Vivimos del alquiler de los buzones y de los servicios en el mostrador.',
        },
      ],
    },
  ],
  related: ['/services/mailbox', '/services/mailbox/secure-mail-handling', '/enterprise'],
}
