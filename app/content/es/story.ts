import type * as en from '#app/content/en/story.ts'

export const story: typeof en.story = {
  title: 'El problema, el riesgo, la solución',
  lead: 'Tres videos cortos sin sonido. El texto de los videos está en inglés; los subtítulos y la transcripción, en español.',
  play: 'Ver el video “{title}”, {seconds} segundos',
  close: 'Cerrar el video',
  transcript: 'Leer la transcripción',
  chapters: [
    {
      video: 'video1',
      place: 'El origen',
      text: 'Su domicilio particular está en paquetes, facturas, formularios y registros públicos.',
    },
    {
      video: 'video2',
      place: 'Las consecuencias',
      text: 'Con correo robado, alguien puede abrir una cuenta a nombre de usted o desviar su correo.',
    },
    {
      video: 'video3',
      place: 'La solución',
      text: 'Una dirección física que no es su casa, con su propio número y personas en un mostrador.',
    },
  ],
}

export const captions = 'Español'
