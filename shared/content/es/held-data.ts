import type * as en from '#shared/content/en/held-data.ts'

export const heldDataHead: typeof en.heldDataHead = [
  'Datos',
  'Para qué',
  'Cuánto tiempo',
  'Quién los ve',
]

export const heldData: typeof en.heldData = {
  account: {
    name: 'Cuenta',
    what: 'Nombre y apellido, correo electrónico, idioma, función, el plan que eligió antes de registrarse, cuándo se creó, se confirmó y se usó por última vez. De la contraseña, solo un hash (Argon2id).',
    why: 'Para abrir su sesión y escribirle',
    until: 'Hasta que la elimina; 30 días si nunca se confirma',
    who: 'Usted y nosotros, sin la contraseña',
  },
  factors: {
    name: 'Segundo factor',
    what: 'El secreto de una aplicación de autenticación, cifrado; códigos de recuperación, como hashes; clave pública y nombre de una llave de acceso.',
    why: 'Para saber que es usted',
    until: 'Hasta que lo quita; una comprobación en curso, una hora',
    who: 'Nadie; usted ve los nombres',
  },
  sessions: {
    name: 'Sesiones',
    what: 'Cuándo empezó y se renovó cada una, cómo probó quién es, los nombres del navegador y del sistema (“Firefox, Windows”), un hash con clave de la red, del que no se puede leer su dirección.',
    why: 'Para que pueda cerrarlas, se entere de un dispositivo nuevo y nadie le impida entrar por probar contraseñas',
    until: '30 días sin uso, 180 como máximo; dispositivos y redes, 180 días',
    who: 'Usted',
  },
  emails: {
    name: 'Correos electrónicos para usted',
    what: 'Dirección y texto hasta que el servidor de correo los recibe; después, qué tipo de mensaje se envió, cuándo y sobre qué cuenta; qué invitación y qué avisos se le enviaron. De un enlace, un hash.',
    why: 'Para enviarlos una vez y en orden',
    until:
      '7 días, 30 si falló; un enlace, un día después de vencer; de invitaciones y avisos, dos años',
    who: 'El servidor de correo',
  },
  messages: {
    name: 'Mensajes para nosotros',
    what: 'Nombre, correo electrónico, teléfono si lo da, y su mensaje.',
    why: 'Para responderle',
    until:
      'En el sitio web hasta enviarse; en nuestra bandeja mientras su pregunta está abierta, después para nuestros registros',
    who: 'Nosotros',
  },
  limits: {
    name: 'Límites contra abusos',
    what: 'El número de intentos, bajo un hash con clave de la red o del correo electrónico.',
    why: 'Para que nadie pruebe contraseñas sin fin',
    until: 'De minutos a días; contraseñas equivocadas, un mes',
    who: 'Nadie',
  },
  application: {
    name: 'Solicitud',
    what: 'Plan, plazo, teléfono; de cada persona el nombre (también en su propia escritura, si la dio), si es adulta, menor, socia o solo recoge, cómo va el Formulario 1583, cuándo firmó la declaración de enterado y qué texto.',
    why: 'Para preparar el formulario que exige el Servicio Postal',
    until: 'Dos años después de cerrar el buzón',
    otherwise: 'retirada, 30 días',
    who: 'Usted y nosotros',
  },
  ids: {
    name: 'Identificaciones',
    what: 'Qué clases piensa traer, cuáles vimos y cuándo, cuándo vencen. Ningún número, ninguna imagen.',
    why: 'Para mostrar que las revisamos y pedir otras a tiempo',
    until: 'Como la solicitud',
    who: 'Usted y nosotros',
  },
  visits: {
    name: 'Visitas',
    what: 'Día, hora y manera; hasta que termina, un hash con clave de la red desde la que se reservó.',
    why: 'Para esperarle, y para que una sola conexión no ocupe todas las horas',
    until: 'Un año',
    who: 'Usted y nosotros',
  },
  mailbox: {
    name: 'Buzón',
    what: 'Número, plan, precios, días en que empezó, hasta cuándo está pagado y cuándo cierra, retenciones de su correo, qué recordatorios le enviamos.',
    why: 'Para administrar el alquiler',
    until: 'Para siempre, sin su nombre dos años después de cerrar',
    who: 'Usted y nosotros',
  },
  notes: {
    name: 'Notas sobre un buzón',
    what: 'Cosas que el personal debe saber, como “llamar antes de recibir un paquete grande”; cuándo y quién lo anotó, y cuándo terminó. Ningún número de identificación, fecha de nacimiento ni domicilio.',
    why: 'Para que lo sepan todos los del mostrador',
    until:
      'A la vista hasta que cierra el buzón; guardadas dos años más, o hasta que usted elimina su cuenta',
    who: 'Usted, sin los nombres, y nosotros',
  },
  mail: {
    name: 'Correo',
    what: 'El hecho de que llegaron cartas; de un paquete, la empresa de paquetería, el número de rastreo, el estante, de quién es y cuándo salió.',
    why: 'Para darlo a quien corresponde y avisarle',
    until: 'Dos años después de cerrar el buzón',
    otherwise: 'de un número que nadie alquila, 90 días',
    who: 'Usted y nosotros',
  },
  pickUps: {
    name: 'Entregas',
    what: 'La persona, la hora, la clase de identificación con foto que vimos y una firma; el motivo, si se permitió sin los documentos.',
    why: 'Para mostrar quién lo recogió',
    until: 'Como el correo',
    who: 'Usted, sin la firma; el personal de la tienda',
  },
  payments: {
    name: 'Pagos',
    what: 'Cargos, pagos, depósitos, recibos y lo que compró en el mostrador, por número de buzón; si paga con tarjeta en línea, los números del servicio de tarjetas para el pago y la tarjeta guardada, devoluciones, disputas y la renovación automática. Ningún número de tarjeta.',
    why: 'Para llevar los libros que exige la ley',
    until: 'Para siempre, sin su nombre una vez eliminada la cuenta',
    who: 'Usted y nosotros',
  },
  courtPapers: {
    name: 'Documentos judiciales',
    what: 'El nombre que llevan, quién los trajo y cuándo le avisamos.',
    why: 'Los recibimos por usted (Bus. & Prof. Code 17538.5)',
    until: 'Dos años, y dos años después de cerrar el buzón',
    who: 'Usted y nosotros',
  },
  log: {
    name: 'Registro de cambios',
    what: 'Cada cambio en el mostrador y en una cuenta, por números. Del personal de la tienda, también nombre y correo electrónico.',
    why: 'Para encontrar errores y abusos',
    until: 'Para siempre',
    who: 'Usted, las entradas sobre usted; el administrador',
  },
  staff: {
    name: 'El personal de la tienda',
    what: 'Correo electrónico, función, invitaciones.',
    why: 'Para darle acceso',
    until: 'Hasta que se va, o vence la invitación',
    who: 'El administrador',
  },
  serverLog: {
    name: 'Registro del servidor',
    what: 'Errores del programa. Ningún nombre, dirección, dirección de red, contraseña ni código de sesión.',
    why: 'Para repararlo',
    until: 'El tiempo que decida el operador',
    who: 'El operador',
  },
  paper: {
    name: 'En papel, en la tienda',
    what: 'El Formulario 1583 con domicilio particular y números de identificación, copias de las identificaciones, la declaración de enterado firmada, copias de las cartas sobre documentos judiciales.',
    why: 'Lo exigen el Servicio Postal y California (DMM 508.1.8; Bus. & Prof. Code 17538.5, 22780)',
    until:
      'Mientras alquila; el formulario al menos seis meses más, lo necesario para documentos judiciales, dos años',
    who: 'El personal de la tienda; el Servicio Postal, también en su base de datos de clientes; la policía y los tribunales si lo piden',
  },
}
