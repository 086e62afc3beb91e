/**
 * The words with a UK and a US spelling, as stems before the letters that differ, and endings after them. These are lists, because patterns
 * would also change `hour` to `hor` and accept `exercize`. They were compiled from VarCon 2020.12.07 (Kevin Atkinson, Benjamin Titze;
 * wordlist.aspell.net), up to its level 80.
 */

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Prefixes of stems. A word has at most two: `unreorganised`. */
export const PREFIXES = words(`
  after anti auto bi bio centi co counter crypt de deca deci dis electro em en fore hecto hydro hyper im in inter
  kilo mega micro milli mis mono multi nano non out over photo poly post pre psycho quasi re self semi sub super
  trans tri un under water well
`);

/** colour / color. */
export const OUR_STEMS = words(`
  arb ard arm beclam beglam behavi belab cand clam clang col concol demean dol enam endeav fait fav ferv flav fulg
  glam harb havi hon hum lab main malod neighb od parl particol pavi perferv ranc rig rum sap sav savi snuffcol
  splend stent succ tab technicol tum unicol unsc val vap varicol vavas versicol vig
`);
export const OUR_ENDINGS = words(`
  a abilities ability able ableness ablenesses abler ables ablest ablier ablies abliest ably age aged ages aging al
  aler alest ally bearer blind blindness blindnesses bred breed breeding breeds cast casted casting casts ed edder
  eddest edness ednesses eds ee ees er ers es et ets fast fastness fastnesses ful fuler fulest fuller fullest
  fullier fulliest fully fulness fulnesses hood hoods ier ies iest ilier ilies iliest ily in ine iness inesses ing
  inger ingest ingly ings ins is isation ise ised ises ish isher ishest ishness ishnesses ising ism isms ist ists
  ite iter ites itest itism itisms ization ize ized izes izing less lesser lessest lesslier lessliest lessly
  lessness lessnesses lier liest liness linesses ly maid man men ment ments monger mongers nelle nelles point points
  s saving se sed ses side sing some someness somer somest ware way ways y
`);

/** centre / center. */
export const RE_STEMS = words(`
  accout affe amphitheat arbalest attemp barycent bist cadast calib cent circumcent concent costumi diopt entend
  epicent fay fib fould fout gauf gauff gigamet goit hypocent lacklust last lit louv lust maig manoeuv maug meag met
  metacent mit myriamet nit not och omb oney orthocent philt piast rampi reconnoit sab saltpet scept semp sepulch
  ske sky somb spe spect stow subdu theat tit twi vent viv vivandi zaff
`);
export const RE_ENDINGS = words(`
  back board boards d fill fills fold folds glass glasses goer goers going land less lesser lessest line lines ly
  man men ment ments most n ness nesses ous ouser ousest piece pieces s scope scopes ward wards ware wares way wort
  worts y
`);

/** organise / organize. */
export const ISE_STEMS = words(`
  accessor acclimat achromat actual adon adulter adverbial aerosol aesthetic agat agen aggrand agn agon agr agu
  albit alchem alcohol alkal alkalin allegor alphabet alumin american amort anabapt anaesthet anagrammat analog
  anarch anathemat anatom anesthet anglic animal annal annual anod anonym antagon antholog anthropomorph antiseptic
  aphet aphor apolog apophthegmat apostat apostol apostroph apothegmat apotheos appet appr arab arbor archa armour
  aromat arterial artificial aseptic aspheter astronom athe athet atom attic attitudin author automat autotom av
  avian axiomat azot bacter balkan banal bapt barbar bastard battolog bestial bitumin bolshev botan bowdler brom
  brutal bureaucrat burglar burnett calendar cam canal canister cannibal canon canton capital capon capsul caramel
  carbol carbon carbur carnal cartel casual catabol catalogu catech categor cathar catheter catholic cauter central
  centrifugal cephal channel chaptal character chlorid chlorin chlorit chor christian chrom chronolog cicatr cinchon
  cinemat circular citizen civil civilian classic climat coal cocain cogn collateral collectiv colloqu colon
  colonial colour commercial commod commun communal compartmental complement comprehensiv computer conceptual
  concert concret conservat constitutional container contempor contextual conventional conveyor cordial corinthian
  corporeal cosmetic cosmopolitan creol cretin criminal critic crystall cuckold curar custom cutin cyan cycl deamin
  decerebr decimal defibrin definit democrat demon denatur departmental deput desert desulfur desulphur detribal
  diabol diagonal dialog diar dichotom diesel digit digital dimer diphthong diplomat disillusion disse divin
  divisional dock documentar dogmat dollar dolomit domestic dor dragon dramat dual dynam earlier eastern ebion ebon
  echo econom ecstas editorial effemin egot elastic electr eleg emblem emblemat embol emotional empath emper emphas
  empyreumat emulsion energ enigmat enthron entomolog envenom epicur epidot epigrammat epilog epilogu episcop
  epistol epitom equal ergot erotic essential etern eternal ether ethereal ethic etymolog euhemer eulog eunuch
  euphem euphon euphu european evangel eventual excursion exorc experimental extempor exterior external fabul factor
  familiar fanatic fantas farad favour featur federal femin feral fertil fetich fetish feudal fiction fictional
  final fluid fluorid focal formal formul formular fossil fr fraction fractional fragment fratern fustian gaelic
  gall galliard gallic gallis galvan gargar gelatin genealog general genial genteel gentil geolog geometr german
  ghetto glamor glamour glauconit global glutton gnostic goliath gorgon gormand gospel gospell gothic gourmand
  governmental gr grammatic granger granit granulit graphit greisen guttural gyrostabil hansard harmon haussmann
  hazard heathen hebra hellen hepat herbor hero hexametr hibern hibernic hierarch hispanic hispaniol historic homin
  homogen homolog hospital human humour hyalin hybrid hydrogen hyperbol hyphen hypnoid hypnot hypophysectom
  hyposensit hypostas hypostat hypothes hypothet hysterectom icon ideal ideolog idol idolatr illegal illiberal
  immiser immun imperial incentiv indigen individual industrial infam infamon initial institutional intellectual
  interior internal iod ion irid iron ironical irrational irreal irrecogn isochron isoimmun isomer italian italic
  item jargon jasper jeopard journal juda jumbo juvenil kaolin keratin kyan labial labour laic lair laminar later
  lateral latin legal legitim legitimat lemmat letharg lexical liberal linear lion liquid literal lithotrit lobotom
  local logic lutein lyophil lyric lysogen macadam macar mader magnet mainpr marble marginal marmar marmel martyr
  masculin material mathemat mathematic matron maxim mechan mediat medical melan melod melodramat memor memorial
  mercer mercur mercurial mesmer mespr metabol metagrabol metagrobol metastas metathes method metric metropolitan
  micron militar mineral mineralog miniatur minim misadv mission missionar mithridat mobil modern modular moistur
  moloch monarch monet mongrel monolog monologu monophthong monopol monumental moral mortal motor municipal musical
  mutagen mutual myelin mylonit myth mythic mytholog nan naphthal narcot nasal national natural nebul necrot neolog
  neopagan neoter nephrectom neutral nickel niggard nitrogen nodal nomad nominal normal norman northern notar novel
  nuclear obel objectiv occidental odor opal operat optim optimal organ oriental orthogonal orthograph ostrac
  ovariectom oxid oxygen ozon pagan palatal pallet panegyr papal parabol parallel paralog parameter parametr parasit
  parathyroidectom parchment parenthes parfocal parochial partial particular passiv pasteur pastoral patrial patron
  pauper pearl pect peculiar pedant pedantic pedestrian pellet pelor penal penelop pept pepton period peroxid person
  personal phagocyt phenomen phenomenal philanthrop philosoph phlebotom phonemic phonet phonetic phosphat phosphor
  phrenolog pictorial pictur pidgin pilgrim pillor plagiar plastic platin platitudin platon plebeian plural poet
  poetic polar polem polemic politic political pollen pollin polon polygam polymer popular porcelain porcellan
  postur potent powell pragmat precon prelat pressur prev prior priorit privat proctor prodigal professional project
  proletarian prolog prologu pronominal propagand propylit proselyt protocol proverbial provincial prussian psalmod
  psycholog ptyal public pulver puritan pyrit quant quintessential racem racial radial radical radiosensit random
  raptur rational readvert real reflector regional regul regular rejuven relativ religion republican resin
  respectabil resurrection revolution rhapsod rhetor rheumat rhodan rhotac rhythm rigid ritual rival robot roentgen
  roman romantic routin royal rubber rugged rural russian rustic sabbat sacchar sacerdotal sacral salin sanctuar
  sanit satellit satir scandal scenar schemat schiller schismat scient sclerot scrutin sectarian section sectional
  sector secular securit sensational sensit sensual sentimental serial sericit sermon serpent serpentin sexual
  sherard signal silver simil simon singular sinic siren skeleton slender slogan sluggard sober social sodom solar
  solec solemn soliloqu solm solon solubil somniloqu sonnet sorbit soror southern soviet spaniol special spheroid
  spiritual splen splenectom stabil standard steril stigmat strateg strobil structural styl stylop suber subit
  subjectiv sublim subsid substantial substantiv subtil sulcal sulfat summar superficial sycophant syllab syllog
  symbol symmetr sympath symphon symptom symptomat synchron syncret synerg synoec synonym synops synthes synthet
  synton syphil system systemat tabular taffet tantal tartar tautolog taxiderm technic technical technicolour
  technolog telepath tellur tempor temporal tender territorial terror testimonial tetan teuton textur theatric
  theatrical theolog theor theosoph thermal thymectom thyroidectom token total totalitarian traditional tranquil
  tranquill transcendental transistor transparent traumat trichin trichotom trivial tropical tubercul tutor tyrann
  unchast uniform unional unit universal unprotestant uralit urban util utilitarian utopian vacuol vagabond valor
  vampir vandal vapor vapour vascular vasectom vassal vector velar ventriloqu verbal vernacular vernal victim villag
  viril virtual visual vital vitamin vitriol vocal volatil volcan vowel vulcan vulgar warrant weapon weather weftw
  western winter woman
`);
export const ISE_ENDINGS = words(`
  abilities ability able abler ables ablest ablier abliest ably ance ances ant anter antest ate ates ation ational
  ationaler ationalest ationallier ationalliest ationally ationals ationist ationists ations ator ators e ed edder
  eddest edlies edly edness eds ee ement ements er ers es in ing inger ingest inglier inglies ingliest ingly ings
  ins or ors
`);

/** analyse / analyze. */
export const YSE_STEMS = words(`
  anal atmol autol breathal catal dial electrol hydrol paral photol plasmol pyrol
`);
export const YSE_ENDINGS = words(`
  abilities ability able abler ables ablest ate ates ation ations e ed eds er ers es ing inglies ingly
`);

/** catalogue / catalog. */
export const OGUE_STEMS = words(`
  anal catal dem dial epil homol monol pedag prol synag travel
`);
export const OGUE_ENDINGS = words(`
  e ed er ers es ing
`);

/** travelled / traveled: stems before the doubled letter. */
export const DOUBLED_L_STEMS = words(`
  anvi appare backpeda barre becudge bedevi bedrive bejewe bemeda beve bowe bushe cana cance caraco caro cavi channe
  chise corbe counci counse crene crue cudge cupe deve devi dia disheve dowe drive due ename equa evi ferre flanne
  frivo fue funne gambo gave gimba gospe grave grove grue handse hanse hatche hirse house hove initia jewe kenne
  kerne labe lape laure leve libe marsha marve meda meta mode morse nicke opa pane parce peda pedesta penci peri
  peta pisto pomme protoco pumme quarre rave reve riva rowe sanda scanda sentine sepa shove shrive signa snive
  snorke spira squirre stenci swive symbo tasse teetota tendri tinse tota towe tramme tranqui trave tria trowe tunne
  vermei via victua wease weevi woo yode
`);
export const DOUBLED_L_ENDINGS = words(`
  able age ages ant ants ate ated ater ates atest ating ation ations ed edder eddest ee ees en ence ens ent er ers
  ess est ier ies iest ing inglier ingliest ingly ings ist ists ities ity ization ize ized izer izers izes izing or
  ors orship orships ous ouser ousest ouslier ousliest ously ousness ousnesses y
`);

/** anaemia / anemia, oesophagus / esophagus: parts of words that have one letter fewer in US spelling. */
export const DIGRAPH_PARTS = words(`
  aesth anaem archaeo caesium chaem coelia cyclopaed diarrhoe faec foet glycaem gynaec haem homoeo leukaem manoeuv mediaev
  oedem oenol oesoph oestr orthopaed paediat paedoph palaeo septicaem toxaem uraem amoeb
`);

/** Beginnings of words whose spelling differs, whatever follows. */
export const BEGINNINGS: ReadonlyMap<string, string> = pairs(`
  behaviouris behavioris, colourant colorant, colourif colorif, colourim colorim, colouris coloris, decolourat decolorat, colourist colorist
  humouris humoris, rigouris rigoris, vapouri vapori, honouree honoree, labouris laboris
  abridgement abridgment, acknowledgement acknowledgment, aeroplane airplane, aluminium aluminum, artefact artifact
  carburett carburet, chequebook checkbook, chequer checker, cosier cozier, cosiest coziest, cosily cozily, cosines cozines
  doughnut donut, draught draft, jewellery jewelry, judgement judgment, mould mold, moult molt, moustach mustach
  omelette omelet, plough plow, pyjama pajama, sceptic skeptic, smoulder smolder, sulph sulf, tranquillity tranquility
  chilli chili, calliper caliper, callisthenic calisthenic, skilful skillful, wilful willful
`);

/** Other words, each also with an s. */
export const WHOLE_WORDS: ReadonlyMap<string, string> = pairs(`
  ageing aging, annexe annex, appal appall, axe ax, cheque check, cosy cozy, defence defense, defenceless defenseless
  distil distill, dyke dike, enrol enroll, enrolment enrollment, enthral enthrall, enthralment enthrallment, fulfil fulfill
  fulfilment fulfillment, nonfulfilment nonfulfillment, thraldom thralldom, woollen woolen, furore furor, grey gray, greyed grayed, greyer grayer, greyest grayest, greying graying
  greyish grayish, greyness grayness, instal install, instalment installment, instil instill, kerb curb, kerbstone curbstone
  licence license, likeable likable, liquorice licorice, liveable livable, manoeuvring maneuvering, mum mom, maths math
  offence offense, practised practiced, practising practicing, licenced licensed, licencing licensing, colouration coloration, discolouration discoloration, phoney phony, pretence pretense, programme program, saleable salable, sizeable sizable, snowplough snowplow
  storey story, storeys stories, tyre tire, unshakeable unshakable, whisky whiskey, whiskies whiskeys, yoghurt yogurt
  enquiry inquiry, enquiries inquiries, enquire inquire, enquired inquired, enquirer inquirer, enquiring inquiring, adviser advisor
  learnt learned, burnt burned, dreamt dreamed, spelt spelled, spilt spilled, spoilt spoiled, leapt leaped, leant leaned
  practise practice, centring centering, fibring fibering, mitring mitering, sabring sabering, metring metering, reconnoitring reconnoitering
`);

function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(
    list
      .trim()
      .split(/,|\n/)
      .map((pair) => pair.trim().split(' '))
      .map(([british = '', american = '']) => [british, american] as const),
  );
}
