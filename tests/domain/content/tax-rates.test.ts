import { expect, test } from 'vitest'
import { readTaxRates } from '#src/domain/content/tax-rates.ts'

test.each([
  ['10; 30; 50; 75; 150', [10, 30, 50, 75, 150]],
  ['2,5 9,4 32,7 49,6 99,2', [2.5, 9.4, 32.7, 49.6, 99.2]],
  [' 10 ;30;50.25;75;75 ', [10, 30, 50.25, 75, 75]],
])('rates are read as they are typed: %j', (text, rates) => expect(readTaxRates(text)).toEqual(rates))

test.each([
  '',
  '10; 30; 50; 75',
  '10; 30; 50; 75; 150; 200',
  '10; 30; 20; 75; 150',
  '0; 30; 50; 75; 150',
  '-1; 3; 5; 7; 9',
  '1e3; 2e3; 3e3; 4e3; 5e3',
  '10, 30, 50, 75, 150',
  '10; 30; x; 75; 150',
  '99999; 99999; 99999; 99999; 99999',
])('no five rates that rise: %j', (text) => expect(readTaxRates(text)).toBeNull())
