import type * as en from '#app/content/en/my-data.ts'

export const myData: typeof en.myData = {
  copy: {
    title: 'Descargue una copia',
    about:
      'Todo lo que tenemos sobre usted: cuenta, inicios de sesión, solicitudes, visitas, buzón, correo y pagos.',
    page: 'Guardar como página para leer',
    file: 'Guardar como archivo para programas (JSON)',
    busy: 'Reuniendo sus datos…',
    done: 'Guardada. No la comparta: muestra adónde llega su correo.',
  },
  remove: {
    title: 'Eliminar mi cuenta',
    about: 'No se puede deshacer. Si alquila un buzón, primero dé aviso de cierre.',
    goes: 'Su cuenta con sus inicios de sesión y los mensajes por enviar se borran enseguida, y también una solicitud que todavía no es un buzón: su número queda libre y usted no debe nada. Las visitas reservadas se cancelan, con un correo electrónico para su calendario.',
    stays: 'Datos que se conservan, y por cuánto tiempo',
    if: {
      mailbox: 'Si alquiló un buzón',
      signed: 'Si se firmó el Formulario 1583',
      always: 'En todo caso',
    },
    backups:
      'Las copias de seguridad guardan lo demás {days} días; la primera de cada mes, {months} meses.',
    submit: 'Eliminar mi cuenta',
    busy: 'Eliminando…',
    ask: '¿Eliminar su cuenta?',
    keep: 'Conservarla',
    wrongPassword: 'Esa no es la contraseña de esta cuenta. Inténtelo de nuevo.',
    wrongCode: 'Ese código no es correcto o ya venció. Inténtelo de nuevo.',
    done: 'Su cuenta quedó eliminada. Le enviamos un correo electrónico que lo confirma.',
  },
}

export const dataPage: typeof en.dataPage = {
  title: 'Datos que {shop} tiene sobre usted',
  lead: 'Preparada el {day} para {email}. Las horas son las de la tienda. No incluye contraseñas, códigos ni claves: se guardan como valores hash o cifrados. El texto de nuestros correos electrónicos se borra una vez enviados. Los mensajes que usted nos escribió están en nuestro propio correo: pídanoslos.',
  nothing: 'Nada.',
  yes: 'sí',
  no: 'no',
  fileName: 'mis-datos-{day}',
  sections: {
    account: 'Cuenta',
    sessions: 'Dispositivos con la sesión abierta',
    devices: 'Dispositivos donde inició sesión',
    networks: 'Redes desde donde inició sesión (solo se guarda un hash con clave)',
    factors: 'Segundos factores',
    passkeys: 'Llaves de acceso',
    links: 'Enlaces de correos electrónicos que todavía no se han abierto',
    applications: 'Solicitudes',
    visits: 'Visitas',
    mailboxes: 'Buzones',
    invitations: 'Invitaciones a crear una cuenta',
    announcements: 'Avisos para usted',
    emails: 'Nuestros correos electrónicos para usted',
    log: 'Entradas del registro',
  },
}
