/**
 * How wide a picture of a cabin would be, of which a phone shows an upright 4:5 from top to bottom: for `sizes`. A strip of
 * 16:9 shows neither the wheel nor the leather.
 */
export const UPRIGHT_OF_CABIN = '(max-width: 768px) 222vw'
