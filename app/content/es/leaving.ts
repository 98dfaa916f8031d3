import type * as en from '#app/content/en/leaving.ts'

export const leaving: typeof en.leaving = {
  button: 'Retirarla',
  busy: 'Retirando…',
  title: '¿Retirar la solicitud?',
  confirm: 'Retirarla',
  keep: 'Conservarla',
  ends: 'Termina de inmediato y usted no debe nada.',
  box: 'Ya no le guardamos el número {box}: otra persona lo puede tener.',
  visit: 'Se cancela su visita ({day}, {time}). Un correo electrónico la quita de su calendario.',
  signed:
    'Los papeles que firmó, el Formulario 1583 y la declaración de enterado, se quedan en nuestros archivos por lo menos seis meses, como lo exige el Servicio Postal.',
  erased:
    'La solicitud que nos envió aquí se borra después de 30 días. Puede hacer otra solicitud cuando quiera.',
  withdrawn: 'Su solicitud quedó retirada. Usted no debe nada.',
  keys: {
    title: '¿Devolver el buzón {box}?',
    ends: {
      one: 'Usted tiene nuestra llave. Tráigala al mostrador: con eso termina su solicitud y usted no debe nada.',
      other:
        'Usted tiene {count} de nuestras llaves. Tráigalas al mostrador: con eso termina su solicitud y usted no debe nada.',
    },
    box: 'Hasta entonces el número {box} sigue siendo suyo, pero no está activo.',
    said: {
      one: 'Usted lo dejó el {day}. Por favor, traiga nuestra llave: con eso termina su solicitud y usted no debe nada.',
      other:
        'Usted lo dejó el {day}. Por favor, traiga nuestras {count} llaves: con eso termina su solicitud y usted no debe nada.',
    },
    stay: 'Si al final se queda, pague en nuestro mostrador como estaba previsto.',
  },
}
