/** The services that show a visitor the way. */
export const mapServices = {
  google: 'Google Maps',
  apple: 'Apple Maps',
  openStreetMap: 'OpenStreetMap',
}
