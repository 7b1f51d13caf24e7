/** A colour of a picture that has a meaning. */
export type Mark = 'losing' | 'winning' | 'won' | 'shades' | 'drawn' | 'before' | 'period'
