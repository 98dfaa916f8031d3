import type * as en from '#app/content/en/apply.ts'

export const apply: typeof en.apply = {
  name: 'Solicitar',
  title: 'Solicite su buzón',
  description:
    'Elija un plan, diga quién recibe correo y vea cuántos formularios e identificaciones necesita su hogar. No paga nada antes de firmar.',
  lead: 'Toma unos cinco minutos. No paga nada antes de firmar con nosotros.',
  stepper: {
    label: 'Pasos de la solicitud',
    position: 'Paso {at} de {count}',
    names: {
      plan: 'Plan',
      use: 'Tipo de correo',
      people: 'Personas',
      ids: 'Documentos',
      check: 'Revisar',
      file: 'Enviar',
    },
    namesOfChange: { file: 'Guardar' },
    back: 'Atrás',
    next: 'Continuar',
    busy: 'Revisando…',
  },
  needs: {
    title: 'Lo que necesita',
    sum: '{forms} y {ids}',
    forms: { one: '1 formulario', other: '{count} formularios' },
    ids: '{count} identificaciones',
    why: {
      applicant: 'Hace la solicitud y firma un formulario con dos identificaciones.',
      adult: 'Cada adulto que recibe correo firma un formulario con dos identificaciones.',
      officer: 'Firma por el negocio con dos identificaciones.',
      'personal-mail':
        'El correo personal en un buzón de negocio necesita un formulario por separado.',
    },
    listed: 'Aparecen en él, sin otro formulario: {names}.',
    collector: '{name} recoge correo: sin formulario, pero con dos identificaciones.',
    form: 'El Formulario 1583 de USPS (PS Form 1583) es del Servicio Postal. Lo tenemos en el mostrador.',
  },
  plan: {
    title: 'Su plan',
    lead: 'Puede cambiarlo hasta que firme.',
    nothingNow: 'Ahora no paga nada. El primer pago se hace el día que firma con nosotros.',
    gone: 'El plan que eligió ya no se ofrece. Elija otro.',
  },
  use: {
    title: '¿De quién es el correo que llega aquí?',
    legend: 'Tipo de correo',
    personal: {
      name: 'Correo personal',
      text: 'Para usted, su familia o las personas con quienes vive.',
    },
    business: {
      name: 'Correo de un negocio',
      text: 'A nombre de una empresa, un consultorio o despacho, o su nombre comercial.',
    },
    wrongPlan: 'Este plan no incluye correo de un negocio.',
    otherPlan: 'Cambiar a {plan}, {price} al mes',
    changed: 'Su plan ahora es {plan}.',
  },
  people: {
    title: '¿Quién recibe correo?',
    lead: 'Nombres legales, como aparecen en las identificaciones. Si tiene un solo nombre, deje los apellidos en blanco.',
    kinds: {
      applicant: { name: 'Usted', hint: 'Usted hace la solicitud, y el buzón es suyo.' },
      adult: { name: 'Otro adulto', add: 'Agregar un adulto' },
      minor: {
        name: 'Un menor de 18 años',
        add: 'Agregar un menor',
        hint: 'Los menores no necesitan formulario ni identificación.',
      },
      business: { name: 'El negocio', hint: 'Su nombre legal.' },
      'trade-name': {
        name: 'Un nombre comercial',
        add: 'Agregar un nombre comercial',
        hint: 'Otro nombre que usa el mismo negocio.',
      },
      employee: {
        name: 'Un socio o empleado',
        add: 'Agregar un socio o empleado',
        hint: 'Para correo del negocio a su nombre. No necesita formulario.',
      },
      collector: {
        name: 'Alguien que recoge su correo',
        add: 'Agregar a alguien que solo recoge',
        hint: 'Aquí no recibe correo; necesita dos identificaciones, pero ningún formulario.',
      },
    },
    personalAdult: {
      name: 'Un adulto que recibe correo personal',
      add: 'Agregar un adulto con correo personal',
    },
    ownMail: {
      applicant: 'También quiero recibir aquí correo personal',
      employee: 'También recibe aquí correo personal',
    },
    ownMailHint: 'Hace falta un formulario más, con dos identificaciones, y no cuesta nada más.',
    remove: 'Quitar: {name}',
    removeNobody: 'Quitar a esta persona o nombre',
    add: '¿Alguien más?',
    missing: 'Escriba un nombre o quite este renglón',
    memory:
      'Los nombres se quedan en esta pestaña, aunque la recargue, hasta que envíe la solicitud, cierre la sesión o cierre la pestaña. No aparecen en la barra de direcciones, y los recibimos cuando usted envía la solicitud.',
  },
  ids: {
    title: '¿Qué identificaciones traerá?',
    lead: 'Una identificación con foto y una con domicilio por cada persona que firma o recoge correo. Solo preguntamos el tipo: ni número ni copia.',
    photo: 'Identificación con foto',
    address: 'Identificación con domicilio',
    addressHint: 'Tiene que mostrar el domicilio particular.',
    choose: 'Elija un documento',
    accepted: 'Sirven',
    rejected: 'No sirven',
    expires: 'Vence el',
    expiresHint: 'Se queda en este dispositivo.',
    wouldDo: 'Estos servirían: {documents}.',
    refused: 'Este documento no sirve: abajo le decimos por qué.',
    good: 'Muy bien: estos dos documentos sirven juntos.',
  },
  check: {
    title: '¿Está todo bien?',
    lead: 'Esto es lo que nos envía, y nada más.',
    change: 'Cambiar',
    changeStep: 'Cambiar: {name}',
    plan: 'Plan',
    planLine: '{plan}, {term}',
    payments: { ahead: 'pago por adelantado', monthly: 'pago mes a mes' },
    price: 'Primer pago',
    kind: 'Tipo de correo',
    people: 'Personas e identificaciones',
    idLine: '{photo} + {address}',
    noId: 'No necesita identificación',
  },
  draft: {
    inTab:
      'Lo que escriba se queda en esta pestaña, aunque la recargue, hasta que envíe la solicitud, cierre la sesión o cierre la pestaña.',
    title: '¿Guardarla más tiempo o borrarla?',
    lead: 'Al cerrar la pestaña, su solicitud se pierde. Si lo desea, guárdela en este dispositivo, protegida con su propia contraseña, para que nadie más que lo use pueda leerla. Nosotros no podemos recuperarla.',
    passphrase: 'Contraseña de esta solicitud',
    passphraseHint: 'Al menos {least} caracteres.',
    tooShort: 'Escriba al menos {least} caracteres',
    wrong: 'Con esa contraseña no se abre. Inténtelo de nuevo.',
    unreadable:
      'Se guardó con una versión anterior de este sitio y ya no se puede abrir. Bórrela y empiece de nuevo.',
    save: 'Guardarla protegida',
    saving: 'Protegiendo…',
    saved:
      'Guardada y protegida en este dispositivo. Lo que escriba desde ahora también se guarda.',
    open: 'Abrir lo que guardé',
    opening: 'Abriendo…',
    opened: 'Aquí está lo que guardó. Lo que escriba desde ahora también se guarda.',
    found:
      'Su solicitud está guardada en este dispositivo, protegida. Escriba su contraseña para continuar.',
    replaces: 'Reemplazará lo que ya escribió aquí.',
    erase: 'Borrarla ahora',
    erased:
      'Borrada de este dispositivo. Lo que todavía ve en esta página se pierde si la recarga o la cierra.',
    eraseAll: 'Borrar todo lo que escribí',
    emptied: 'Borrada. En este dispositivo ya no queda nada.',
    notHere:
      'En esta pestaña todavía no hay nada escrito. Si empezó en otra pestaña o en otro dispositivo, continúe allí, o empiece aquí.',
  },
  file: {
    title: 'Envíe la solicitud',
    lead: 'Ahora no paga nada, y nada le compromete antes de firmar.',
    account: {
      title: 'Primero, su cuenta',
      text: 'Toma un minuto. Confirma su correo electrónico y regresa a esta página: aquí no se pierde nada.',
      signUp: 'Crear cuenta',
      signingUp: 'Creando cuenta…',
      have: '¿Ya tiene una cuenta?',
      signIn: 'Iniciar sesión',
      signInHint: 'Vuelve a este paso, con todo lo que escribió.',
      check:
        'Abra en este dispositivo el enlace del mensaje que enviamos a {email}. Después regrese aquí: esta página continúa sola.',
      notThere:
        '¿Todavía no le llega? Puede tardar un minuto. Busque también en la carpeta de correo no deseado.',
      again: 'Enviarlo otra vez',
      againIn: 'Enviarlo otra vez en {seconds} s',
      sending: 'Enviando…',
      correct: 'Corregir la dirección',
      confirmed: '¿Abrió el enlace en otro dispositivo o ya tiene una cuenta?',
      elsewhere:
        'Su solicitud está abierta en otra pestaña. La trajimos aquí: puede continuar en cualquiera de las dos.',
    },
    signing: '¿Dónde va a firmar?',
    signings: {
      counter: {
        name: 'En nuestro mostrador',
        text: 'Firmamos como su testigo. Después reserva una hora.',
      },
      video: { name: 'Por video en vivo con nosotros', text: 'Le vemos y le oímos firmar.' },
      notary: {
        name: 'Ante un Notary Public de Estados Unidos',
        text: 'Nos trae o nos envía el formulario firmado por el Notary Public.',
      },
    },
    phone: 'Teléfono, si podemos llamarle',
    phoneHint: 'Puede dejarlo vacío.',
    send: 'Enviar la solicitud',
    sending: 'Enviando…',
    offline: 'Ahora no hay conexión. Todo lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
  about: {
    start: 'Empezar',
    goOn: 'Continuar con mi solicitud',
    toFiled: 'Ver lo que envié',
    title: 'Cómo funciona',
    steps: [
      {
        title: 'Envíe su solicitud aquí',
        text: 'Nombres, plan y los tipos de identificación que traerá. Sin números de identificación, sin domicilio particular, sin pago.',
      },
      {
        title: 'Venga a firmar',
        text: 'Vemos sus dos identificaciones y firmamos el Formulario 1583 como su testigo. No hace falta un Notary Public.',
      },
      {
        title: 'Reciba su llave',
        text: 'Hace el primer pago y recibe su número de PMB y su llave. Su correo ya puede llegar.',
      },
    ],
    bring: {
      title: 'Qué traer',
      text: 'Cada adulto trae una identificación con foto y una con domicilio, las dos vigentes. Ningún documento cuenta dos veces.',
      photo: 'Identificación con foto: una de estas',
      address: 'Identificación con domicilio: una de estas',
    },
    other: {
      title: 'Otras maneras',
      text: 'También puede hacer la solicitud sin esta página.',
      noScripts:
        'Los pasos de abajo necesitan JavaScript, que está desactivado en su navegador. También puede hacer la solicitud en nuestro mostrador o por teléfono.',
      counter: 'En el mostrador: {address}, {hours}',
      phone: 'Por teléfono: {phone}',
      byMail: {
        text: 'Por correo, con un Notary Public',
        path: '/how-it-works#by-mail',
      },
    },
  },
}
