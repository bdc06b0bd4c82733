/** A repository of others, in which the findings of the check are judged, and defects are planted. */
export interface Repository {
  /** As on GitHub. */
  readonly name: string;
  /** The commit whose findings are judged. */
  readonly commit: string;
  /** The folder of the project in it. */
  readonly folder: string;
}

export const repositories: readonly Repository[] = [
  { name: 'withastro/starlight', commit: '3999be7cc18b41095d61e3b63d68ff3e6c6c050b', folder: 'docs' },
  { name: 'excalidraw/excalidraw', commit: '4872083c044491b6d5c96ae134a75464f96d6831', folder: '.' },
  { name: 'AdguardTeam/KnowledgeBaseVPN', commit: 'f564444c47b3d4ac08bb5dcdf0b6b69bf6d044e1', folder: '.' },
  { name: 'usememos/memos', commit: '76a762924306e782871204f131f4033be5e8e41a', folder: '.' },
  { name: 'tauri-apps/tauri-docs', commit: 'e1c39c6ef06b936f70e977d53c60fcf329ec3702', folder: '.' },
  { name: 'biomejs/website', commit: '830c2a8d641c6c34ca551ff703dab758694c75e1', folder: '.' },
  { name: 'outline/outline', commit: 'd77dcdf853868c5d5fe125c895c9b71f0eff5c68', folder: '.' },
  { name: 'koordinator-sh/website', commit: '5123f048f992e7b74ab6c944878efa2091110db5', folder: '.' },
  { name: 'mealie-recipes/mealie', commit: 'b5643a9399465d8b4ea339e7a6639df2d697741b', folder: '.' },
  { name: 'openkruise/openkruise.io', commit: '81a3ff6609426e31c8e5323a7366777f02ea0226', folder: '.' },
  { name: 'karakeep-app/karakeep', commit: '7ca5ee236b96cd659096b1530c5be3fdcd8e4470', folder: '.' },
  { name: 'withastro/docs', commit: '741c1b89ba13cf9b4ac4087ef09dc269e113fa77', folder: '.' },
  { name: 'actualbudget/translations', commit: '3bb868ac4fdee273fecd6f116dd17b3406eaabee', folder: '.' },
  { name: 'karmada-io/website', commit: '747f80c48c9a8784ec679cf88ae15b935c7824a9', folder: '.' },
  { name: 'hoppscotch/hoppscotch', commit: 'afc2cf181c16e56647b099e5d18cfe55710c6cdd', folder: '.' },
  { name: 'kubevela/kubevela.github.io', commit: '568e94fbbb73b4d9ad5b84559c093c21b7307cba', folder: '.' },
  { name: 'chaos-mesh/website', commit: 'ee8caafaf1261417738d5aafdec1038c7ddb8176', folder: '.' },
  { name: 'homarr-labs/homarr', commit: '464d98e124726f30c5f92ccf18a5ebff71e0cdd9', folder: '.' },
  { name: 'seerr-team/seerr', commit: 'f74306ed06d8f672b605d2af2dd0f5b70f7baa4e', folder: '.' },
  { name: 'WasmEdge/docs', commit: 'ae18de76dc4e1732f34d00e5142ebb61c140e1c9', folder: '.' },
  { name: 'louislam/uptime-kuma', commit: '6398a9581d1c3c427a7536559f47ccf45dac08b4', folder: '.' },
  { name: 'apache/streampark-website', commit: '58ab59baf4d1f9ca5dc91c6d20adb17e6710b5af', folder: '.' },
  { name: 'openyurtio/openyurt.io', commit: 'a4a8597184d3b2e7289a2d2e33ed926851ebf566', folder: '.' },
  { name: 'kubeedge/website', commit: 'fd5ba0c55308a06182cdfc8b65047dff7fd36085', folder: '.' },
  { name: 'umami-software/umami', commit: 'c0ea3aefbee7a3429ee2f824b06dc4a9dbe0b7e1', folder: '.' },
  { name: 'apache/eventmesh-site', commit: '2702ed06a7b98f4e4107b77d7c373126808649d4', folder: '.' },
  { name: 'pocket-id/pocket-id', commit: 'd258d952b1573300860aff369e300a76f6fb5f09', folder: '.' },
  {
    name: 'pelikhan/action-continuous-translation',
    commit: '86d7d6c68af14252976f51bcb15bda42582f4c39',
    folder: '.',
  },
  { name: 'CachyOS/wiki', commit: '7181ceff01a9faaae040d263a354862e36505e52', folder: '.' },
  { name: 'Kareadita/Kavita', commit: 'ed7e9d4a6e85c2ec04803ca86fb3d2b5ca15581a', folder: '.' },
  { name: 'jellyfin/jellyfin-web', commit: 'f330b7bc8b6fc9c0d937659919fa82a9564e2ec0', folder: '.' },
  { name: 'gin-gonic/website', commit: '4ef9b725ae3effe99d8d81aa423d35bff17606f0', folder: '.' },
  { name: 'IABTechLab/uid2docs', commit: '90d6afeee4cc2ce26d1cb85bd7e69ad4dcd76014', folder: '.' },
  { name: 'chrismaltby/gb-studio-docs', commit: 'a0570b4eab754adf8c4fe5d2e8aafed45f4d8223', folder: '.' },
  { name: 'awslabs/nx-plugin-for-aws', commit: 'b909d0752185d69faf3c0e7e0662d3e36ee17726', folder: 'docs' },
  { name: 'Bithomp/frontend-react', commit: '8cbc0bbcaa2a0638867c16803257fa64de23361a', folder: '.' },
  { name: 'kubetail-org/website', commit: 'fa5a85e56dfe9a825c4f6764aa8a66432647c686', folder: '.' },
  { name: 'LinwoodDev/Butterfly', commit: '6ef5236f5f06288b552e96d2e0112ddcf7f807f1', folder: 'docs' },
  { name: 'BuildTheEarth/website-frontend', commit: '1ef6fc13d08f570c587074b2ff5ff12795253b00', folder: '.' },
  { name: 'felangel/bloc', commit: '61ef3b1d767a808f9f698d67fa9fa7129b32a6e2', folder: 'docs' },
  {
    name: 'tomalaforge/angular-challenges',
    commit: '4c4c5303c8853f94ec33aa7335db27efd74f01b3',
    folder: 'docs',
  },
  {
    name: 'OutlineFoundation/developer-documentation',
    commit: 'b7fb0a3f819895ff1d5c89bedd6a9d90f4c89191',
    folder: '.',
  },
  { name: 'ton-community/ton-docs', commit: '3ed49275d35dee85f3166db5bbc904530525e333', folder: '.' },
  { name: 'DependencyTrack/frontend', commit: 'f681ba009cb4ceebd9e0c8075b81a276eca203de', folder: '.' },
  { name: 'fedify-dev/hollo', commit: '640cd42674da9805b80ef5162f7b4a1c5d9af8ad', folder: 'docs' },
  {
    name: 'clash-verge-rev/clash-verge-rev',
    commit: 'e11b74206d0eb9b9e47a3dc39dc3939ab4c6b473',
    folder: '.',
  },
  { name: 'DJDavid98/HammerTime', commit: 'f23a2ecbd1e6b9d17ccd9cdad8c3703ee045d2cd', folder: '.' },
  { name: 'APIOpsCycles/method', commit: '175991cd12914f3a287ca707affbea9da79dcaf3', folder: '.' },
  { name: 'hydralauncher/hydra', commit: '591969a8dcf807c8e948481b43f37d27d2e310fd', folder: '.' },
  {
    name: 'Heroic-Games-Launcher/HeroicGamesLauncher',
    commit: '37a9bef678a837240477e97b708069dab4517666',
    folder: '.',
  },
  { name: 'OpenWhispr/openwhispr', commit: 'fa11ddc9040c4f26c689398138f390d8af8ef2cd', folder: '.' },
  { name: 'KodeStar/kasm-translations', commit: 'ecfbd3bed05f3fb91d9a941b9d0c6e78fc89416d', folder: '.' },
  { name: 'wailsapp/wails', commit: 'f38ae268344700a3f48dd1e95b716f2059f7269e', folder: 'docs' },
  { name: 'tact-lang/tact', commit: 'f43f94dd8010eaa3dcf85f1ab88325187a4075f3', folder: 'docs' },
  { name: 'aptos-labs/aptos-docs', commit: 'cfb95a37b4450e83581539df21f6cfa32f2387fc', folder: '.' },
  { name: 'cardano-foundation/cardano-org', commit: '2048a7f9ed08de4af13bcc085412c328ab1dd1dc', folder: '.' },
  { name: 'hardcoverapp/hardcover-docs', commit: '71dc9b2c8ccf269fa02eae772e2c58179ed4c725', folder: '.' },
  { name: 'baomidou/mybatis-plus-doc', commit: '5fff4941b737e834d528b312eb1c2de71828578e', folder: '.' },
  {
    name: 'maelgangloff/domain-watchdog',
    commit: '05086f883d80ee25cb68d78271c8b06368ad75f7',
    folder: 'docs',
  },
  {
    name: 'lollipopkit/flutter_server_box',
    commit: '27122694b881a4de89c140b4c81d673f48c11218',
    folder: 'docs',
  },
  { name: 'adjust/dev-docs', commit: '4062f96dfa00ec98d094a36c446fad44a60e07b4', folder: '.' },
  { name: 'rrousselGit/riverpod', commit: 'b79c65cb40374808cb858e5f908623c2856200cf', folder: 'website' },
  { name: 'yewstack/yew', commit: '2142c5ce9c405622ed164cbfb93d80ce76972e0e', folder: 'website' },
  { name: 'markuplint/markuplint', commit: '335aeb49303b8c011a9533d68d5cc75b9c5bfc04', folder: 'website' },
  { name: 'Maps4HTML/web-map-doc', commit: 'c467f8faf6c81b9ec0b3fc09addb9bf5be027ecc', folder: '.' },
  { name: 'ai-shifu/ChatALL', commit: '6d089c2ab72dde2ba1010cc1e910ceb766458546', folder: '.' },
  { name: 'ad-aures/castopod', commit: 'bc041702dd8058ae8e1831b9609827c911a5a626', folder: 'docs' },
  { name: 'msgbyte/tianji', commit: '1a7907ffb281db76570f2f12469267db431263c6', folder: 'website' },
];

/** The name of the folder of its clone, and of the files about it: “withastro-starlight”. */
export const fileNameOf = ({ name }: Repository): string => name.replace('/', '-');
