/** The sign or code of a currency by its written forms: words, signs and codes. */
export const CURRENCIES: ReadonlyMap<string, string> = new Map(
  `
  £: £ gbp pound pounds | $: $ us$ usd dollar dollars | €: € eur euro euros | ¥: ¥ jpy yen
  aud: aud a$ au$ aus$ | cad: cad c$ ca$ can$ | nzd: nzd nz$ | hkd: hkd hk$ | sgd: sgd s$ sg$
  chf: chf | cny: cny rmb yuan | inr: inr ₹ rupee rupees | krw: krw ₩ | thb: thb ฿ baht | vnd: vnd ₫ dong
  `
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      const [name = '', forms = ''] = line.split(': ');
      return forms.split(' ').map((form) => [form, name] as const);
    }),
);

/** Whether a form of a currency may precede its figure: a sign or a code may, a word such as `pounds` may not. */
export function mayLead(form: string): boolean {
  return /\p{Sc}/u.test(form) || (form.length === 3 && form !== 'yen');
}

/** The countries that distinguish one dollar from another. */
export const DOLLARS: ReadonlyMap<string, string> = new Map([
  ['us', '$'],
  ['american', '$'],
  ['australian', 'aud'],
  ['canadian', 'cad'],
  ['singapore', 'sgd'],
]);
