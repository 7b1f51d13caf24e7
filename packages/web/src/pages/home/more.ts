export { cards as others } from 'virtual:cards'
