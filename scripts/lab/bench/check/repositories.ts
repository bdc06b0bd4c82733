/** A repository of others, in which the findings of the check are judged, and defects are planted. */
export interface Repository {
  /** As on GitHub. */
  readonly name: string;
  /** The commit whose findings are judged. */
  readonly commit: string;
  /** The folder of the project in it. */
  readonly folder: string;
}

/** In each line a name, a commit, and the folder of the project, unless that is the whole repository. */
const listed = `
  withastro/starlight 3999be7cc18b41095d61e3b63d68ff3e6c6c050b docs
  excalidraw/excalidraw 4872083c044491b6d5c96ae134a75464f96d6831
  AdguardTeam/KnowledgeBaseVPN f564444c47b3d4ac08bb5dcdf0b6b69bf6d044e1
  usememos/memos 76a762924306e782871204f131f4033be5e8e41a
  tauri-apps/tauri-docs e1c39c6ef06b936f70e977d53c60fcf329ec3702
  biomejs/website 830c2a8d641c6c34ca551ff703dab758694c75e1
  outline/outline d77dcdf853868c5d5fe125c895c9b71f0eff5c68
  koordinator-sh/website 5123f048f992e7b74ab6c944878efa2091110db5
  mealie-recipes/mealie b5643a9399465d8b4ea339e7a6639df2d697741b
  openkruise/openkruise.io 81a3ff6609426e31c8e5323a7366777f02ea0226
  karakeep-app/karakeep 7ca5ee236b96cd659096b1530c5be3fdcd8e4470
  withastro/docs 741c1b89ba13cf9b4ac4087ef09dc269e113fa77
  actualbudget/translations 3bb868ac4fdee273fecd6f116dd17b3406eaabee
  karmada-io/website 747f80c48c9a8784ec679cf88ae15b935c7824a9
  hoppscotch/hoppscotch afc2cf181c16e56647b099e5d18cfe55710c6cdd
  kubevela/kubevela.github.io 568e94fbbb73b4d9ad5b84559c093c21b7307cba
  chaos-mesh/website ee8caafaf1261417738d5aafdec1038c7ddb8176
  homarr-labs/homarr 464d98e124726f30c5f92ccf18a5ebff71e0cdd9
  seerr-team/seerr f74306ed06d8f672b605d2af2dd0f5b70f7baa4e
  WasmEdge/docs ae18de76dc4e1732f34d00e5142ebb61c140e1c9
  louislam/uptime-kuma 6398a9581d1c3c427a7536559f47ccf45dac08b4
  apache/streampark-website 58ab59baf4d1f9ca5dc91c6d20adb17e6710b5af
  openyurtio/openyurt.io a4a8597184d3b2e7289a2d2e33ed926851ebf566
  kubeedge/website fd5ba0c55308a06182cdfc8b65047dff7fd36085
  umami-software/umami c0ea3aefbee7a3429ee2f824b06dc4a9dbe0b7e1
  apache/eventmesh-site 2702ed06a7b98f4e4107b77d7c373126808649d4
  pocket-id/pocket-id d258d952b1573300860aff369e300a76f6fb5f09
  pelikhan/action-continuous-translation 86d7d6c68af14252976f51bcb15bda42582f4c39
  CachyOS/wiki 7181ceff01a9faaae040d263a354862e36505e52
  Kareadita/Kavita ed7e9d4a6e85c2ec04803ca86fb3d2b5ca15581a
  jellyfin/jellyfin-web f330b7bc8b6fc9c0d937659919fa82a9564e2ec0
  gin-gonic/website 4ef9b725ae3effe99d8d81aa423d35bff17606f0
  IABTechLab/uid2docs 90d6afeee4cc2ce26d1cb85bd7e69ad4dcd76014
  chrismaltby/gb-studio-docs a0570b4eab754adf8c4fe5d2e8aafed45f4d8223
  awslabs/nx-plugin-for-aws b909d0752185d69faf3c0e7e0662d3e36ee17726 docs
  Bithomp/frontend-react 8cbc0bbcaa2a0638867c16803257fa64de23361a
  kubetail-org/website fa5a85e56dfe9a825c4f6764aa8a66432647c686
  LinwoodDev/Butterfly 6ef5236f5f06288b552e96d2e0112ddcf7f807f1 docs
  BuildTheEarth/website-frontend 1ef6fc13d08f570c587074b2ff5ff12795253b00
  felangel/bloc 61ef3b1d767a808f9f698d67fa9fa7129b32a6e2 docs
  tomalaforge/angular-challenges 4c4c5303c8853f94ec33aa7335db27efd74f01b3 docs
  OutlineFoundation/developer-documentation b7fb0a3f819895ff1d5c89bedd6a9d90f4c89191
  ton-community/ton-docs 3ed49275d35dee85f3166db5bbc904530525e333
  DependencyTrack/frontend f681ba009cb4ceebd9e0c8075b81a276eca203de
  fedify-dev/hollo 640cd42674da9805b80ef5162f7b4a1c5d9af8ad docs
  clash-verge-rev/clash-verge-rev e11b74206d0eb9b9e47a3dc39dc3939ab4c6b473
  DJDavid98/HammerTime f23a2ecbd1e6b9d17ccd9cdad8c3703ee045d2cd
  APIOpsCycles/method 175991cd12914f3a287ca707affbea9da79dcaf3
  hydralauncher/hydra 591969a8dcf807c8e948481b43f37d27d2e310fd
  Heroic-Games-Launcher/HeroicGamesLauncher 37a9bef678a837240477e97b708069dab4517666
  OpenWhispr/openwhispr fa11ddc9040c4f26c689398138f390d8af8ef2cd
  KodeStar/kasm-translations ecfbd3bed05f3fb91d9a941b9d0c6e78fc89416d
  wailsapp/wails f38ae268344700a3f48dd1e95b716f2059f7269e docs
  tact-lang/tact f43f94dd8010eaa3dcf85f1ab88325187a4075f3 docs
  aptos-labs/aptos-docs cfb95a37b4450e83581539df21f6cfa32f2387fc
  cardano-foundation/cardano-org 2048a7f9ed08de4af13bcc085412c328ab1dd1dc
  hardcoverapp/hardcover-docs 71dc9b2c8ccf269fa02eae772e2c58179ed4c725
  baomidou/mybatis-plus-doc 5fff4941b737e834d528b312eb1c2de71828578e
  maelgangloff/domain-watchdog 05086f883d80ee25cb68d78271c8b06368ad75f7 docs
  lollipopkit/flutter_server_box 27122694b881a4de89c140b4c81d673f48c11218 docs
  adjust/dev-docs 4062f96dfa00ec98d094a36c446fad44a60e07b4
  rrousselGit/riverpod b79c65cb40374808cb858e5f908623c2856200cf website
  yewstack/yew 2142c5ce9c405622ed164cbfb93d80ce76972e0e website
  markuplint/markuplint 335aeb49303b8c011a9533d68d5cc75b9c5bfc04 website
  Maps4HTML/web-map-doc c467f8faf6c81b9ec0b3fc09addb9bf5be027ecc
  ai-shifu/ChatALL 6d089c2ab72dde2ba1010cc1e910ceb766458546
  ad-aures/castopod bc041702dd8058ae8e1831b9609827c911a5a626 docs
  msgbyte/tianji 1a7907ffb281db76570f2f12469267db431263c6 website
  filebrowser/filebrowser 833d908884d5c801f30f5c098d7977177eb3a36b
  Lissy93/dashy fde99410ff8565bc62160f613a44350352871998
  gethomepage/homepage b2a52ff2a9df1b7e7bc612178f66539606311b84
  YunoHost/doc 30a594d78488b0648deeb09b593a239eae53723a
  OffchainLabs/arbitrum-docs 691ad7e1f90f0be956d21b14547031c90b7c7cf2
  NFDI4Chem/nmrxiv-docs 7a984d1921a752d95a24a5d1187006aae1a4d0e3
  kubetail-org/kstack-docs d0a6836f51afcbed4ac0523d69cad06fcebf9871
  pdfme/pdfme 27d3ab1c22225cc6f715caeb1ec8f708e278b6b9 website
  aliyun/iac-code 88ed89c012f70b3f57a14b90a295f50cd4d7bcb0 website
  skynett81/3dprintforge 9f492ce8ddbeb1452ba58cfb59a74ecc4c9d40bf website
  Seeed-Solution/sensecraft-hmi-docs 2a021c9b99d3458e8898bacbdaead7d41a2d8feb
  greenticai/greentic-docs a62333652b2209c0f15de4495f69f4aa187e0ea4
  HyDE-Project/hyde-site 31d81a8a36d04ac2838ce8072f2480bff639c5b1
  FREEZONEX/Tier0-docs-site 0989cb210e5d1d201a5016ed73ddc7510db09e43
  blinklabs-io/docs 3a11f0b01538a29437ac74c32e8a614f76b9459c
  211-Connect/Norse afbc7f9ad698e87024949aca93b9f0f4ff817873
  MissionWeaveProtocol/missionweaveprotocol.github.io 0525551ca4850adcfbed65568d61c7e5fd83b163
  thepeacockproject/peacockprojectorg 0900264945ea1cda4fa0232669a167d6094d93c7
  alovajs/alovajs.github.io cb550169a036a7e8138238cfa790e1a169cac74d
  GladysAssistant/v4-website 4f2994b400ddcebfe1ae7af24e351a8f9c05fbd3
  mcp-auth/docs b0f6312a1b68d2d68bd65aee317aee275b11fecf
  sipeed/picoclaw_docs 3443b079ecb13f8b8b48b56c630f0430bf23f43a
  appfair/appfair.org 765c659ed3371ece5305593ded73361f26f38858
  EcoPasteHub/EcoPaste 5139d30b0f4c1309356a9b308c05092f1038bc9b
  YishenTu/claudian edd89f940547ccfc85fcdfd3edc3e20d316bef5e
  rehlds/rehlds.github.io 6a5c1088c1ac40e211d6b8fe082d10505720706b
  necordjs/necord.org b53705ac6fe90f2accde234bad6ab7141e2c83b6
  PalworldModding/Docs f088d18e5e99588d9835dae63398cf456ce65c39
  Horizontal-org/Tella-website 0967b2028fd03ae64b6b44d7a4f3fd0ac8914e7f
  sillsdev/scripture-forge-help 100d3700b5c436a7021ffdc6b40dac73dac5b7a2
  alephium/docs a0e3ed28020bed727130719a49a3b40ec465cc0b
  deriv-com/deriv-api-docs 18b11c4524aec220ba023be5233bede99717d374
  momentohq/public-dev-docs 019c888d1b921aab74211e37636270ae519dcc3c
  UniversalMediaServer/knowledge-base d39e22af26948b88105ba51afafe66e7c23ed18d
  end-4/dots-hyprland-wiki c3b9b67ea0cf2fd6230ff5669320b01f389ae68c
  jeffvli/feishin 98b84095926f28812f840c4d7f6669bbc9160448
  iib0011/omni-tools 89a50e3e3d221b4291cce7cbf91db6f4b0790679
  farion1231/cc-switch 5ca9459d50ea4beea6a81bbc509de6ec5b6b09ca
  LIDSOL/drawdb-docs 5df02501230711748c58d331b11fe2ae4342ca02
  nullish-cat/thepiracywiki ec2ae072554fa864b15cc3e9c1368ab104ed32cc
  AdguardTeam/KnowledgeBaseDNS 02636e963b4d83cf08c3197cca64126157d7236c
  asieradzk/RLMatrixDocumentation 002d4996c045b6991d1577637f249530d19aca3a
  Xiao-MoMi/craft-engine-wiki 8ede414de47fdfdc938ebdb5ee78e2a95cad482b
  PowerNukkitX/PNX-Wiki 549b29277b0e405aec9bd5aa46ca99d73fc35330
  Z-API/z-api-docs 7021b8201a5be00c4e940766b9f74c677d2c1c1b
  ts-graphviz/ts-graphviz.github.io 430c275c11782d7edffa989946070e9c4213db2f
  Eliobot/documentation 44ac5c3f2ce236aa1c61139a4d619952a5d217de
  advplyr/audiobookshelf 1b46d68027f3dcd88a4ef596fe6d005541fea3c6
  TriliumNext/Notes 841fddb2ec04934a350044f3ef9666b4175b8591
  router-for-me/Cli-Proxy-API-Management-Center f60c8ca683b118be5750ff102187cc6d8ad4605b
  Bilup/docs e96aaf124590d510f5766ed1c6b5cdcd63f3f98b
  DIG-Network/docs.dig.net 7dacdb6844bbe0e6f085d2fdef943e1b648e1e57
  Woofed-CRM/docs 7943012e5ee41b0d97a7f1021d207426800cdc78
  linancn/tiangong-lca-next-docs 986af1cfeceace50978a4e9390b694c431286242
  getpoiesis/docs 40d5290745d6752a3942182cdc235e139de02925
  JudiniLabs/code-gpt-docs 745a2980e57b5c68e981fce1233bc159c2b6bc54
  ghost-land/Ghost-eShop-Wiki 367338e4dc44f34531e7aa38a9544edd6cf88066
  thusns/thu-wiki 176331d31aa3156108eceb64ed0a48f53e1b93e1
  Loveil381/yakuten 0a0f9ac763987846d690de039a636ca2e4e520ae
  rigortype/rigor.typedduck.fail f2cb1531fe4ac3401f5a0af9036e57d3f40ebf11
  ZumitoTeam/zumito-docs 8d952c00863d685d001d23d56a0f839a8e2094f3
  1thing-org/hatecrimetracker-frontend c940461dede1a824a2585a0aa8da6d38ae4ac366
  RSSNext/Folo 54447e6faaa21b87bb8f9bb1066b53ce9213697a
  ai-cfia/ai-cfia-ia-acia.github.io 290d4aa6d4e8dc1aea388bb7c196a1752c96e99b
  bilirec/bilirec-docs 6c95391cf1a9bc0285ad334e90dc58206488d833
  Archihub-App/archihub.github.io 37dd19109ff0dd3cc1952ad6fe46aa5faff1457d
  koodo-reader/koodo-reader 788bf31d1a49f53c97c5f074c6164f9dce513359
  th-ch/youtube-music ed25d11b23b36249a9cbd47aa7cf1d1ccf48e132
  citedrive/bibtex.eu 1effb4211f58a2e0887f80753e93a057996ab608
  galacticcouncil/Basilisk-docs 6b75704cb83dfbb2127032ea96909fbc11300f90
  INiNiDS/aam 2e814c18ae48a4476ce86771fcc99b318ecad86d
  LiveContainer/livecontainer.github.io d33e532d5b2d81755624cc4e2c4aaa052083330b
  Bytedesk/bytedesk-docs 8f1d66864f5e725a590ec5d4551a5bb96ca07d32
  IvorySQL/Ivory-www 2223ee579215e9c1d2c06f9eb1db00f302704778
  EpiMac/docs f80b2bc5b4870436f873840e0055cd8949e26319
  AgrDataSci/documentation cce53be9ac7d3bb2173b9c323137c76e2c37062e
  mvc-labs/mvc-knowledge-base 0cf0133e43ef1f8f004e1c240b6299166e8a1d7f
  symbol-blockchain-community/symbol-community-documents 4f7190eba7e1d26c2121b92fe4e833ee5b47b0dc
  dcSpark/milkomeda-documentation ab21704aa354dabc54b9135cb88286f88f6912a9
  Flux76HQ/docs.discvault.eu b3fe8b5db98d35ccb046a6640a3390e1e346220e
  elk-zone/elk ae4ebf3375eb68f1f355390b4f163adb10f5026c
  linkwarden/linkwarden 7550ebb8907e0cd22e8b3e0785bf3da03ab96e3a
  chatboxai/chatbox 0d3139e5bf1677de66c19d65432fcd1c2994521d
  gitroomhq/postiz-app 74b01ada154a177242d558bedc646fcfed100adf
  plankanban/planka a8dcd7cef3ee8d19ad05b8c734ac43f3103489e8
  DevCuac/official-wiki-zenforge 3b2aa1175f8d255c8e2b6d53d1371df4c081ec02
  gvcgo/vmrdocs e59e2cf6ba5781a4238534113f501bf97f1812f4
  xbrowsersync/app 5c2adffbec4af792750e0ed6ce318ba120d56a6e
  sarah11918/lunaria d75392d3d12c4646afb7dbf8a72d0899681df12d
  MyEMS/myems.io d41666998f3efe4eb29f69a343d6e4d89b61ab06
  crowdin/docs 16bcc5c57d551a357a9826b98dc6f436cf8e6865
  libnyanpasu/libnyanpasu.github.io 51bf2b9c6086d520c3ca9617d9118a11fbc6b12b
  markmap-universe/homepage a24e20df6d777288ddf45afb736e9ab82c4f1578
  evcc-io/docs 8fe5c783d1149b8c8e31ae003bbd0d6794c2cc02
  BuddhaNexus/buddhanexus-frontend-next 029611aa744443e2fbad3ec19d956f457637b456
  BTE-Germany/homepage f4841cf90b9ded916101cf72018dbfe120bd2bcf
  MeteoSwiss/opendata 3fc34e1d8e7566a4b425108bac013c8e85a9edd7
  Horizontal-org/Shira-website 858ced7e56485c0f5dc5cfe4e13db81d5e62092c
  Bnei-Baruch/kmedia-mdb c6501c50cd2afc43566ff11b1503c56dd4567dbc
  coopcycle/coopcycle-app e3d2780a8178e5a4c7a9953894211bb81090e0d6
  wg-easy/wg-easy bc05e0eac15d894b642a1c0ab44d4c89de64e7da
`;

export const repositories: readonly Repository[] = listed
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', commit = '', folder = '.'] = line.trim().split(' ');
    return { name, commit, folder };
  });

/** The name of the folder of its clone, and of the files about it: “withastro-starlight”. */
export const fileNameOf = ({ name }: Repository): string => name.replace('/', '-');
