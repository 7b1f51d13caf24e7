/** The formula of the first page's game has no nim products. */
function absent(): never {
  throw new TypeError('the first page multiplies no nimbers')
}

export { absent as nimProduct, absent as nimProduct32 }
