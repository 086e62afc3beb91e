import { describe, expect, it } from 'vitest';
import { markOne } from '../../testing/mark-one.ts';

const marks = (key: string, answer: string): number =>
  markOne({ profile: 'ielts', type: 'FILL_BLANKS', key: [key], answer }).marks;

describe.each([
  ['e-mail', 'email', 'e mail', 'E-Mail'],
  ['Wi-Fi', 'wifi', 'wi fi', 'WiFi'],
  ['well-being', 'wellbeing', 'well being'],
  ['car park', 'carpark', 'car-park'],
  ['car parks', 'carparks', 'car-parks'],
  ['on-line', 'online', 'on line'],
  ['health care', 'healthcare', 'health-care'],
  ['the web-site', 'the website', 'the web site'],
  ['co-operation', 'cooperation', 'co operation'],
  ['north-east', 'northeast', 'north east'],
  ['life-style', 'lifestyle', 'life style'],
  ['world-wide', 'worldwide', 'world wide'],
  ['text-book', 'textbook', 'text book'],
  ['childcare', 'child care', 'child-care'],
  ['Smith & Co', 'Smith and Co', 'smith AND co', 'Smith&Co'],
  ['research & development', 'research and development'],
  ['R&B', 'R and B', 'R & B'],
  ['enquiry', 'inquiry'],
  ['enquiries', 'inquiries'],
  ['learnt', 'learned'],
  ['adviser', 'advisor'],
  ['practise', 'practice'],
  ['centring', 'centering'],
  ['Station Road', 'Station Rd', 'station rd.', 'Station Rd'],
  ['Saint Ives', 'St Ives', 'St. Ives', 'st ives'],
  ['High Street', 'High St', 'high st.', 'HIGH STREET'],
  ['Park Avenue', 'Park Ave', 'park ave.'],
  ['Doctor Green', 'Dr Green', 'Dr. Green'],
  ['Park Drive', 'Park Dr', 'Park Dr.'],
  ['January', 'Jan', 'jan.', 'JAN'],
  ['September', 'Sept', 'Sep', 'sept.'],
  ['Tuesday', 'Tue', 'Tues', 'tues.'],
  ['Monday morning', 'Mon morning'],
  ['Professor Lee', 'Prof. Lee', 'prof lee'],
  ['Mount Tamborine', 'Mt Tamborine', 'Mt. Tamborine'],
  ['Đà Nẵng', 'Da Nang', 'Đà Nẵng', 'da nang', 'Đa Nang'],
  ['Đường', 'Duong'],
  ['Bjørn', 'Bjorn'],
  ['Łódź', 'Lodz'],
  ['Þór', 'Thor'],
  ['Ħal Far', 'Hal Far'],
  ['Reykjavík', 'Reykjavik'],
  ['Sæmundur', 'Saemundur'],
  ['Guðrún', 'Gudrun'],
  ['hors d’œuvre', "hors d'oeuvre"],
])('the forms of one answer accept each other: %s', (...forms) => {
  it.each(forms.flatMap((key) => forms.map((answer) => [key, answer] as const)))('“%s” with “%s”', (key, answer) => {
    expect(marks(key, answer)).toBe(1);
  });
});

describe('a form that is also another word', () => {
  it.each([
    ['cheque', 'check'],
    ['cheques', 'checks'],
    ['second storey', 'second story'],
    ['storeys', 'stories'],
    ['tyre', 'tire'],
    ['spare tyres', 'spare tires'],
    ['kerb', 'curb'],
    ['draught', 'draft'],
    ['metre', 'meter'],
    ['Wednesday', 'Wed'],
    ['Saturday', 'Sat'],
    ['Sunday', 'Sun.'],
    ['in March', 'in Mar'],
  ])('is accepted for “%s”: “%s”, and not the other way round [D152]', (key, answer) => {
    expect(marks(key, answer)).toBe(1);
    expect(marks(answer.toLowerCase().replace('.', ''), key)).toBe(0);
  });
});

describe('an answer that is not another form of the key', () => {
  it.each([
    ['well-known', 'wellknown'],
    ['old library', 'oldlibrary'],
    ['carpet', 'car pet'],
    ['together', 'to get her'],
    ['a part', 'apart'],
    ['every day', 'everyday'],
    ['some time', 'sometime'],
    ['may be', 'maybe'],
    ['all ready', 'already'],
    ['check in', 'checkin'],
    ['afternoon', 'after noon'],
    ['newspaper', 'news paper'],
    ['rainfall', 'rain fall'],
    ['keyboard', 'key board'],
    ['part-time', 'parttime'],
    ['weekend', 'week end'],
    ['Smith & Co', 'Smith Co'],
    ['Smith & Co', 'Smith or Co'],
    ['bread and butter', 'bread butter'],
    ['Thai', 'Tai'],
    ['march', 'mar'],
    ['street', 'st'],
    ['drive', 'dr'],
    ['doctor', 'dr'],
    ['saint', 'st'],
    ['St Ives', 'Street Ives'],
    ['drive north', 'dr north'],
    ['resume', 'resumé and'],
    ['river', 'ri er'],
  ])('“%s” with “%s” [D152]', (key, answer) => {
    expect(marks(key, answer)).toBe(0);
  });
});
