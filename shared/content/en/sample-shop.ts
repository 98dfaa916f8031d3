export const sample = {
  firstNames:
    'Ana Ben Carla Dmitri Elena Farid Grace Hana Ivan Julia Kofi Lena Marco Nadia Omar Priya Quinn Rosa Samuel Thảo Uma Víctor Wen Yusuf Zoë'.split(
      ' ',
    ),
  lastNames:
    'Alvarez Brooks Chen Díaz Edwards Fischer Garcia Hughes Ito Johnson Kim López Martin Nguyễn O’Brien Patel Quispe Rossi Sørensen Takeda Vargas Williams Young'.split(
      ' ',
    ),
  trades: ['Imports', 'Studio', 'Consulting', 'Bakery', 'Films', 'Repairs'],
  stranger: 'Robin Marlowe',
  prices: { stamp: 'First-class stamp', copy: 'Copy', notary: 'Notary act', box: 'Box, medium' },
  done: (customers: number, mail: number, postings: number) =>
    `This shop is a sample now: ${customers} customers, ${mail} mail items, ${postings} transactions.`,
}
