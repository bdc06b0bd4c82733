import type { Locale } from '../core/project.ts';

interface Listed {
  /** The small words that hold sentences together. */
  words: string;
  /** Those that mean something else in another language, as “me” and “or” in French, or occur in names, as “van”. */
  ambiguous?: string;
  /** Those that languages without a list here have, too, as Norwegian “for” and Slovenian “to”. */
  shared?: string;
}

/**
 * Names and terms that languages share have no such words, so that they are never taken for a sentence of another
 * language. Words that nearly all have are left out: Dutch “of”, “we” and “is”, German “in” and “was”.
 */
const listed: { readonly [language in string]: Listed } = {
  en: {
    words:
      'the and to for with from by at be it its you your yours our ours they them their this that these ' +
      'those which what when where who whose how why not are were been being have has had does did can ' +
      'could would should must may might shall if than then there here each every any some more most other ' +
      'another only both between into onto through without within before after during until while because ' +
      'since about against across you’ll we’ll you’re we’re it’s don’t doesn’t isn’t aren’t can’t he she ' +
      'his him us my me but or nor so yet just very that’s there’s of we will',
    ambiguous: 'of we will me or so but if at are most more must been not after may can just does he',
    shared: 'for have to by has than',
  },
  nl: {
    words:
      'de het een en van voor met naar bij zijn wordt worden werd werden heeft hebben hebt kan kunnen kunt ' +
      'moet moeten mag zal zullen zou zouden niet geen ook maar nog dan als dat deze dit die daar hier waar ' +
      'wie wat hoe wanneer waarom uw u onze ons wij zij hij haar hun hen zonder tussen tijdens tegen sinds ' +
      'omdat terwijl totdat zodat iets niets elke elk ieder andere alleen tot uit aan om te op al wel er ' +
      'zich nooit altijd zoals één waarmee waarin waarop hiervoor echter bijvoorbeeld dezelfde hetzelfde ' +
      'zodra vanaf minder nodig bent doet gaat krijgt je jij jouw jullie ze mij',
    ambiguous:
      'de en een te op u al er wie hun elk ons dan hen dit hier haar minder mag tot met onze andere ' +
      'van het',
  },
  fr: {
    words:
      'le la les un une des du et est sont être avoir ont avez avons sera seront peut peuvent pouvez doit ' +
      'doivent pour avec dans sur sous sans chez par vers entre pendant depuis avant après ce cet cette ces ' +
      'celui celle ceux qui que dont où quand comment pourquoi vous votre vos nous notre nos ils elles leur ' +
      'leurs son sa ses ne pas plus aussi mais ou donc car si aux au chaque tout tous toute toutes autre ' +
      'autres même très y se il elle de en à je tu ton ta tes c’est d’un d’une n’est qu’il qu’un qu’une ' +
      's’il jusqu’à',
    ambiguous:
      'de en tu ton ta un la si ou plus car son des ce du se y sera ses ne elle il dans vers les pas ' +
      'mais par sur le et chez',
  },
  de: {
    words:
      'der die das dem den des ein eine einen einem einer eines und ist sind war waren wird werden wurde ' +
      'wurden hat haben hatte kann können könnte muss müssen soll sollen darf dürfen nicht kein keine ' +
      'keinen auch aber noch nur als wie wenn dass weil damit für mit von vom zu zum zur bei beim nach aus ' +
      'auf an am im über unter zwischen ohne gegen seit während bis durch ihr ihre ihren ihrem ihrer sie ' +
      'wir uns unser unsere unseren sich es er ich dieser diese dieses diesen diesem jede jeder jedes oder ' +
      'sowie welche welcher du dein deine deinen deinem deiner dir dich euch',
    ambiguous:
      'du dir die den des war hat am an im bei er es als wie uns bis noch der dem jede von zum zur ' +
      'und das',
  },
  es: {
    words:
      'el los las una unos unas un y e o u pero no ni de del al a en con por para sin sobre entre hasta ' +
      'desde hacia según que qué como cómo cuando cuándo donde dónde quien cual cuál si sí se su sus tu tus ' +
      'te nos nuestro nuestra nuestros nuestras lo la le les este esta esto estos estas ese esa eso esos ' +
      'esas es son está están ser estar ha han has hay he sido fue fueron era puede pueden puedes debe ' +
      'deben debes tiene tienen tienes más muy ya también además solo sólo todo toda todos todas cada otro ' +
      'otra otros otras mismo misma usted ustedes aunque mientras porque durante antes después ahora aquí ' +
      'así siguiente siguientes yo él ella ellos ellas me mi',
    ambiguous: 'no me has he son sin solo era este sobre hay mi tu ser el los las de del la y con',
  },
  pt: {
    words:
      'o os a as um uma uns umas e ou mas não nem de do da dos das no na nos nas em num numa ao aos à às ' +
      'pelo pela pelos pelas com por para sem sobre entre até desde que quê como quando onde quem qual ' +
      'quais se seu sua seus suas você vocês nós nosso nossa nossos nossas lhe este esta isto estes estas ' +
      'esse essa isso esses essas é são está estão ser estar foi foram era há tem têm pode podem deve devem ' +
      'também já mais muito muitos só apenas todo toda todos todas cada outro outra outros outras mesmo ' +
      'mesma enquanto porque durante antes depois agora aqui assim então seguinte seguintes ainda ele ela ' +
      'eles elas eu me meu minha tu te',
    ambiguous: 'as do no me num mais com tem das era mas os sem ou quando foi esse esses ser da dos de',
  },
  it: {
    words:
      'il lo la i gli le un uno una e ed o od ma non né di del dello della dei degli delle a al allo alla ' +
      'ai agli alle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle su sul sullo ' +
      'sulla sui sugli sulle con per tra fra che chi cui come quando dove quale quali se si è sono essere ' +
      'ha hai hanno avere stato stata stati state può possono puoi deve devono devi più anche già ancora ' +
      'solo tutto tutta tutti tutte ogni altro altra altri altre stesso stessa questo questa questi queste ' +
      'quello quella quelli quelle suo sua suoi sue tuo tua tuoi tue nostro nostra nostri nostre loro ' +
      'mentre perché poiché durante prima dopo ora qui così quindi oppure però senza molto viene vengono ci ' +
      'ne mi ti vi io tu lui lei noi voi',
    ambiguous:
      'in per come non dove state sue prima alle stato fra tra solo mi quando ma sono ora ogni dei ' +
      'dopo lei ne il della del di lo gli la con io',
  },
  pl: {
    words:
      'i oraz a ale lub albo czy nie że żeby aby jeśli jeżeli gdy kiedy gdzie jak jako jest są być był była ' +
      'było były będzie będą został została zostało można może mogą możesz należy trzeba musi musisz mają ' +
      'masz ma w we z ze na do od dla po pod nad przed przez przy za o u bez między podczas według ten ta ' +
      'to te tego tej tym tych tę temu która który które którzy których którego której którym ich jego jej ' +
      'go się sobie swoje swój swoją swoich twój twoja twoje twoich swojej twojej twojego naszej naszego ' +
      'nasz nasza nasze naszych wszystkie wszystkich każdy każda każde inne innych inny tylko także też ' +
      'również już jeszcze bardzo więcej więc ponieważ jednak tak tutaj teraz co kto nas nam mnie my wy ty ' +
      'on ona ono oni by',
    ambiguous: 'ze we go my on by to do ten ich jest tak ale pod masz ma nad nas bez na',
  },
  cs: {
    words:
      'i a ale nebo či ne není jsou je byl byla bylo byly být bude budou že aby pokud když kde kdy jak jako ' +
      'který která které kteří kterou kterého v ve z ze na do od pro po pod nad před přes při za o u bez ' +
      'mezi během podle ten ta to ty toho této tento tato toto tyto těchto tom jeho její jejich se si svůj ' +
      'své svou svých váš vaše vaši vašem vás vám nás náš naše můžete může mohou musíte musí lze máte má ' +
      'mají všechny všech každý jiné jen také již ještě velmi více protože však tak zde nyní co kdo my vy ' +
      'on ona ono oni by s k ke',
    ambiguous: 'je ze my on by to do pro ten tom ale pod bude kde ne nad bez jen na',
  },
  sv: {
    words:
      'och eller men att det den detta denna dessa de dem som är var vara varit blir har hade kan kunde ska ' +
      'skall skulle måste inte ingen inget inga en ett av på i till från för med utan om under över mellan ' +
      'efter före genom vid hos när där här hur vad vem vilka vilken vilket också bara redan ännu mer ' +
      'mycket så då än du din ditt dina ni er ert era vi vår vårt våra sin sitt sina han hon alla allt ' +
      'varje annan annat andra samma både eftersom medan innan nu få får kommer finns man upp ut',
    ambiguous: 'men var vara har den de dem under sin man vid era bara din sitt och till av',
  },
  da: {
    words:
      'og eller men at det den dette denne disse de dem som er var være været bliver har havde kan kunne ' +
      'skal skulle må ikke ingen intet en et af på i til fra for med uden om under over mellem efter før ' +
      'gennem ved hos når hvor her der hvordan hvad hvem hvilke hvilken hvilket også kun allerede endnu ' +
      'mere meget så da end du din dit dine jeres vi vores sin sit sine han hun alle alt hver anden andet ' +
      'andre samme både fordi mens inden siden nu få får kommer findes man dig op ud',
    ambiguous:
      'men at for over under her end sit dig mere alle alt mens din dine kan man der er et var den de ' +
      'dem og af',
  },
  tr: {
    words:
      've veya ya ile için bir bu şu o bunu bunun buna bunlar olan olarak olur oldu olduğu olduğunu olması ' +
      'değil var yok gibi kadar daha en çok her hiç tüm bazı diğer aynı ancak ama fakat çünkü eğer sonra ' +
      'önce üzerinde içinde altında arasında tarafından göre karşı doğru ne nasıl neden nerede hangi kim ' +
      'siz sizin biz bizim onun onlar ben sen mi mı mu mü ki de da ise hem artık ayrıca şekilde sadece ' +
      'yalnızca',
    ambiguous: 'ya her en var ben sen mi de da ama hem kim ise ki ne bu ve sonra bunu bir',
  },
  ro: {
    words:
      'și de la în pe cu nu este sunt a al ale ai o un una unei unui din pentru că ca să sau dar dacă când ' +
      'unde cum care ce cine mai foarte prin după înainte între fără până spre sub despre acest această ' +
      'aceste acești acel acea acele lui ei lor său sa săi sale dumneavoastră vă vom va vor fi fost era ' +
      'poate pot puteți trebuie toate toți tot fiecare alt altă alte alți doar numai deja încă astfel ' +
      'deoarece însă atunci aici acum tău ta noastră nostru îl îi le se',
    ambiguous:
      'de la a al ai o un una ce care ca fi era sa ta va nu tot pot sub din cu ei le se pe dar mai foarte vom vor lui ale',
  },
  hu: {
    words:
      'a az és vagy hogy nem is meg ki fel ha mert csak még már mint aki ami amely azt ezt ez egy ezek ' +
      'azok ott itt lehet kell van vannak volt lesz legyen minden nincs után előtt között nélkül szerint ' +
      'által során mellett alatt felett miatt számára esetén akkor amikor ahol hogyan mikor miért nagyon ' +
      'több majd most így úgy ön önnek mi ők nekünk',
    ambiguous: 'a az is meg ki fel ha mint van volt mi most kell majd csak itt ami',
  },
  fi: {
    words:
      'ja tai on ei se että ne hän he minä sinä me te joka jotka mitä mikä kun jos niin kuin myös vain ' +
      'ovat olla oli ollut voi voit voidaan voivat tämä tämän nämä näitä siitä sitä sen niiden niitä sekä ' +
      'mutta koska jälkeen ennen kanssa ilman mukaan kautta välillä kaikki kaikkien muut muita enemmän ' +
      'hyvin nyt jo vielä sinun meidän heidän pitää täytyy tulee jossa josta johon tässä siinä',
    ambiguous: 'on he me te se ne tulee sen oli voi jos tai ei kun jo kaikki ja joka',
  },
  id: {
    words:
      'yang dan di dari untuk dengan ini itu pada tidak adalah dalam akan atau juga bisa dapat oleh anda ' +
      'kami kita saya mereka dia ia ke sebagai karena jika maka agar sudah telah belum lagi hanya lebih ' +
      'sangat harus saat setelah sebelum ketika seperti antara tanpa hingga sampai tetapi namun bahwa apa ' +
      'bagaimana kapan mengapa siapa semua setiap beberapa banyak lain tersebut jadi perlu ingin masih ' +
      'secara terhadap tentang melalui kepada bagi serta supaya apabila ada bukan jangan',
    ambiguous: 'di dan ada dia ia ke lain ini kami apa sampai lagi bagi',
  },
  vi: {
    words:
      'và của là có không được cho các những một này đó với trong khi để từ đến như trên bạn tôi chúng ta ' +
      'sẽ đã đang hoặc nếu thì mà bởi vì về ra vào lại cũng chỉ rất phải cần nên hơn tất cả mỗi nhiều khác ' +
      'sau trước theo tại bằng hay người gì nào ai sao đây',
    ambiguous: 'cho ta sau ai ra hay theo trên sao khi và',
  },
  ru: {
    words:
      'и или но а не что чтобы если когда где как это этот эта эти этого этой этом в во с со на по от до из ' +
      'для при без через между под над после перед о об у к ко за мы вы он она они его её их ваш ваша ваше ' +
      'ваши вашего вам вас наш наши нас нам который которая которые которых которого можно может могут ' +
      'можете нужно должен должны есть был была было были будет будут быть также тоже уже ещё только все ' +
      'всех всё каждый другие других более очень так же бы ли свой свою своих себя',
  },
  uk: {
    words:
      'і й та або чи але не що щоб якщо коли де як це цей ця ці цього цієї цьому в у з із зі на по від до ' +
      'для при без через між під над після перед про о к за ми ви він вона вони його її їх ваш ваша ваше ' +
      'ваші вашого вам вас наш наші нас нам який яка яке які яких якого можна може можуть можете потрібно ' +
      'повинен повинні є був була було були буде будуть бути також теж вже ще тільки лише всі всіх все ' +
      'кожен інші інших більш дуже так же би свій свою своїх себе',
  },
  ar: {
    words:
      'في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين أن إن أنه كان كانت يكون تكون أو لا ما لم لن قد كل بعد ' +
      'قبل عند عندما بين حتى إذا كما لكن ثم هو هي هم يمكن يمكنك يتم دون أي غير أنت لك كيف حيث أيضا بعض جميع',
  },
  fa: {
    words:
      'و در به از که این آن را با برای است هستند بود شود شده می هم یا تا اگر اما هر بر یک نیز باید کند کنید ' +
      'کنند شما ما من خود های دارد دارند نمی بین بعد قبل چون پس همه وقتی توسط بدون آنها هنگام',
  },
};

/** What the small words of a text tell of its language. */
interface FunctionWords {
  /** The words that hold sentences of the language together. */
  all: ReadonlySet<string>;
  /** Those that are in no name. */
  telling: ReadonlySet<string>;
  /** Those that no other language has, which tell it alone. */
  unmistakable: ReadonlySet<string>;
}

const lists = Object.entries(listed).map(([language, { words, ambiguous = '', shared = '' }]) => ({
  language,
  all: new Set(words.split(' ')),
  ambiguous: new Set(ambiguous.split(' ')),
  shared: new Set(shared.split(' ')),
}));

/** By language. */
export const functionWords: ReadonlyMap<Locale, FunctionWords> = new Map(
  lists.map(({ language, all, ambiguous, shared }) => {
    const others = lists.filter((other) => other.language !== language);
    const telling = [...all].filter((word) => word.length > 1 && !ambiguous.has(word));
    const isShared = (word: string) => shared.has(word) || others.some((other) => other.all.has(word));
    const unmistakable = telling.filter((word) => !isShared(word));
    return [language, { all, telling: new Set(telling), unmistakable: new Set(unmistakable) }];
  }),
);
