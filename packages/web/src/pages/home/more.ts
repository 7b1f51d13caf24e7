export { cards as others } from 'virtual:cards'
export { cards as partizan } from 'virtual:partizan-cards'
