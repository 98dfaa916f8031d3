export const acknowledgment = {
  title: 'Declaración de enterado de quien tiene un buzón privado',
  law: 'California Business and Professions Code, sección 17538.5',
  paragraphs: [
    'Doy mi verdadero domicilio particular en el Formulario 1583. Cuando cambia, aviso a la tienda sin demora y por escrito.',
    'Autorizo a la tienda, de manera irrevocable, a ser mi agente de notificación judicial: puede recibir documentos judiciales para mí desde hoy hasta dos años después de que termine mi buzón. Pone una copia o un aviso en mi buzón dentro de 48 horas, y envía los documentos dentro de cinco días, por correo de primera clase, al último domicilio particular que di.',
    'Si uso el buzón para un negocio, cumplo las secciones 17200, 17500 y 17538.5 del Business and Professions Code, sobre la competencia desleal, la publicidad y el deber de mostrar mi nombre legal y la dirección física completa desde donde trabajo.',
    'La tienda conserva esta declaración con mi Formulario 1583, y muestra los dos a las autoridades que la ley nombra.',
  ],
}
