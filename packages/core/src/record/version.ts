/** The version of this program; a test holds it equal to the one of the package. */
export const VERSION = '0.1.0'
