import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import { normalise } from './normalise.ts';

describe('canonical', () => {
  it.each([
    ['1,000', '1000'],
    ['1 000', '1000'],
    ['1 000 000', 'one million'],
    ['twenty-one', '21'],
    ['twenty one', '21'],
    ['two hundred and five', '205'],
    ['a hundred', '100'],
    ['two hundred and five thousand', '205,000'],
    ['2.5 million', '2500000'],
    ['.5', '0.5'],
    ['zero', '0'],
    ['9.30', '9:30'],
    ['09:30', '9.30'],
    ['half past nine', '9:30'],
    ['quarter to ten', '9.45'],
    ['nine o’clock', '9:00'],
    ['9.30 a.m.', '9:30am'],
    ['9 pm', '21:00'],
    ['12 am', '0:00'],
    ['12th March', '12 March'],
    ['12 March', 'March 12'],
    ['March 12th, 2024', '12 March 2024'],
    ['12th of March', 'Mar 12'],
    ['twelfth of March', '12 March'],
    ['twenty-first', '21st'],
    ['15%', '15 percent'],
    ['15%', 'fifteen per cent'],
    ['£15', '15 pounds'],
    ['£15.00', '£15'],
    ['$2 million', '2,000,000 dollars'],
    ['20kg', '20 kg'],
    ['well-known', 'well known'],
    ['covid-19', 'covid 19'],
    ['colour', 'color'],
    ['grey-haired', 'gray haired'],
  ])('lets %s and %s meet', (a, b) => {
    expect(canonical(normalise(a))).toBe(canonical(normalise(b)));
  });

  it.each([
    ['12.5', '125'],
    ['9.5', '9 5'],
    ['9-5', '9 5'],
    ['9.30', '9.30 am'],
    ['9.30 am', '9.30 pm'],
    ['10/10', '10 October'],
    ['12th', '12'],
    ['21th', '21st'],
    ['two three', '23'],
    ['two and three', '5'],
    ['iv', '4'],
    ['c', '100'],
    ['£15', '15'],
    ['£15', '$15'],
    ['15%', '15'],
    ['1,5', '15'],
    ['hour', 'hor'],
    ['exercise', 'exercize'],
    ['wise', 'wize'],
    ['called', 'caled'],
    ['32 March', 'March 32'],
    ['1234 567', '1234567'],
    ['0 500', '0500'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(canonical(normalise(a))).not.toBe(canonical(normalise(b)));
  });
});
