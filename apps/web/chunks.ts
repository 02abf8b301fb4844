/**
 * Groups the modules of a build into files: small files compress badly, and a phone fetches six at a time. A group
 * holds what the same first pages share, so no page fetches what only another needs.
 */

/** What every screen needs. In one file it compresses better than as thirty chunks of a few hundred bytes. */
const SHELL = [
  /packages\/i18n\/src\/(?!format|commands|legal|useTextsIn)[^/]{1,40}\.ts/,
  /packages\/ui\/src\/(cx|button\/|page\/(use(?!Settled|Moving|ListFocus)|lazy|stale|takeOver|onWake|whenLoaded)|text\/(Seal|V))/,
  /packages\/sky\/src\/(sunState|clock|moonPhase|angles|input|frozen)/,
  /apps\/web\/src\/app\/(?!completing|startUpdates|tidying|updates|leaving|UndoKeys|Settings|OtherTabs)/,
  // R681.
  /packages\/scenes\/src\/house\/place/,
  // Pages have capitals, and are fetched when visited.
  /apps\/web\/src\/routes\/[a-z]/,
  /apps\/web\/src\/adapters\/firstPorts/,
  /apps\/web\/src\/common\/(Page|TopBar|Brand|LanguageButton|language|messages|useNow|useShownTheme)/,
  // Drafts come with the whole store, in `account`.
  /node_modules\/.pnpm\/(i18next|zustand(?!.{1,200}middleware)|@tanstack.(router|react-router|history|store|react-store))[^/]{0,200}\//,
];

/** R640: the code of accounts and the code that changes their data: no guest's first page asks for it. */
const ACCOUNT = [
  /web\/src\/(app\/(completing|OtherTabs)|common\/storage\/(StorageNotices|useStorageNotices))/,
  // The history of zones is needed only for births.
  /packages\/kernel\/src\/(?!zonedTime)/,
  // The house needs the names of squares, and nothing else of a plan.
  /packages\/plan\/src\/bearings/,
  /ui\/src\/text\/Heading/,
  /packages\/scenes\/src\/MessageText/,
];

/** The code that draws the courtyard; the first picture is data (R567). */
const DRAWING = [
  /packages\/building\/src\/(camera|courtyard\/(?!casters|indoors)|drawing|mesh\/(box|inkFace)|sheet)/,
  /scenes\/src\/ink\/(CourtyardHouse|CompassRing|geometry\/compass)/,
  /fengshui\/src\/(palaces|mountains)\./,
];
/** The first picture and its page. */
const HERO = [
  /web\/src\/features\/home\/HomeScreen/,
  /scenes\/src\/ink\/(HomeHero|Marks|Moon\.|MoonGate|StarChart|geometry\/(dial|moon|starChart))/,
  /building\/src\/path/,
  /fengshui\/src\/mountainNames/,
];
/** R568: the first code of the house view, in twenty-five files instead of ninety. */
const AT_FIRST = {
  house: [
    /web\/src\/(features\/visualization\/(VisualizationScreen|(parts\/)?\w{1,30}\.css|parts\/(?!StarView|PlanView))|routes\/VisualizationPage)/,
    /scenes\/src\/almanac\/useAlmanacNames/,
    /scenes\/src\/house\/(?!three|stage\/|picture\/(paint|take)|storeysOf|FactsFields|HourSlider|NorthSelect)/,
    /scenes\/src\/reading\/(BearingPlate|HouseRoom|OwnHomeControls|reading\.css|use(Labels|OwnHome|PictureCaption))/,
    // With the sheets of the app that come after it: a later rule wins.
    /scenes\/src\/ink\/styles\/planView/,
    /scenes\/src\/ink\/(WeatherBackdrop|SeasonLayers|SunDial|SkyPath|geometry\/(weather|landscape))/,
    /building\/src\/(season\/|skyArc|skyPlace|orbit|mesh\/(triangles|buffers|tones))/,
    /home\/src\/(sceneSeason|skyOver|shownMoment|palaceLayout|homeAt|compassReadings|facing|labelsApart)\./,
    /fengshui\/src\/(wmm2025|magneticField|declination|facing|natalChart|periods|cycleNine|solarMonths|flyingStars)/,
    /fengshui\/src\/(eightMansions|houseMansions|starPairs|reading|kua|yearPlaces|texts\/(term|names))/,
    /sky\/src\/(weather|horizonEvents)/,
    /ui\/src\/(field\/(useSettled|Slider)|overlay\/ToolMenu|page\/cardPlaces)/,
    /react-toolbar@/,
    /icons\/(layout-grid|notebook-pen|shopping-bag)\./,
  ],
  day: [
    /almanac\/src\/(generated\/(taboos|holidays|ids|calendar|zh)|tables\/(taboos|unpack|lunarMonths|solarTerms))\./,
    /almanac\/src\/(almanacDay|festivals|holidays|vocabulary|pillars|validate|format|fourPillars|hours|names)\./,
  ],
  place: [
    /home\/src\/(place\.|cities\/)/,
    /kernel\/src\/zonedTime/,
    /session\/src\/locationLabel/,
    /sky\/src\/(moonTerms|bodies|time)\./,
  ],
  corners: [
    /ui\/src\/(overlay\/Menu\.|page\/HairlineFrame|text\/Avatar|icons\/(icons\.css|signature)|field\/useTyped)/,
    /web\/src\/common\/(AccountMenu|commandKeys|useLogOut|useSettingsSheet|address)\./,
    /session\/src\/addresses/,
    /ui\/src\/page\/gestures/,
    /@floating-ui\+|react-(menu|popper|arrow|use-size|dropdown-menu)@/,
    /icons\/(command|log-out|user|settings)\./,
  ],
  choice: [/ui\/src\/choice\/SegmentedControl/, /react-toggle/, /i18n\/src\/format/],
  pictures: [
    /web\/src\/common\/(photos\/usePicture|useObjectUrl)/,
    /scenes\/src\/(T|t)urnedPhoto/,
    /icons\/rotate-/,
  ],
  controls: [
    /@radix-ui\+(primitive|react-(compose-refs|slot|primitive|context|id|direction|collection|roving-focus))@/,
    /@radix-ui\+react-use-(layout-effect|effect-event|controllable-state|callback-ref|is-hydrated)@/,
  ],
  layers: [
    /react-(dismissable-layer|focus-scope|focus-guards|portal|presence|remove-scroll|remove-scroll-bar|style-singleton)@/,
    /(tslib|aria-hidden|use-sidecar|use-callback-ref)@/,
    /ui\/src\/overlay\/toasts/,
  ],
  kept: [
    /records\/src\/(storage\/|indexeddb\/|photos\/photo\.|archive\/(sha256|batches)\.)/,
    /(valibot|idb)@/,
  ],
};

/** Earlier groups take a module first. */
export const CHUNKS: readonly Chunk[] = [
  { name: 'shell', patterns: SHELL, priority: 20 },
  { name: 'hero', patterns: HERO, priority: 16 },
  { name: 'account', patterns: ACCOUNT, priority: 15 },
  { name: 'drawing', patterns: DRAWING, priority: 5 },
  ...Object.entries(AT_FIRST).map(([name, patterns]) => ({ name, patterns, priority: 4, alone: true })),
];

export interface Chunk {
  readonly name: string;
  /** Of module ids with slashes. */
  readonly patterns: readonly RegExp[];
  readonly priority: number;
  /** Without its imports. */
  readonly alone?: boolean;
}
