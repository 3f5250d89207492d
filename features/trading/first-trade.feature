Feature: A newcomer's first trade
  Someone who has never been here opens an account, practises with the money that comes with it,
  and finds everything again later, whatever happened to the page or to the exchange.

  Scenario: The account comes with money to practise
    When Ada opens an account
    Then Ada holds 10000 USDT
    And Ada holds 0.05 BTC

  Scenario: Buying at market shows everywhere at once
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT
    When Ada buys 0.01 BTC at market
    Then Ada's purchase of 0.01 BTC is among her fills
    And it is among the public trades
    And it is in her order history as filled
    And the offers it took are gone from the book
    And Ada holds more than 0.0599 BTC
    And Ada holds less than 10000 USDT

  Scenario: What was bought is still there after a reload and after the exchange restarts
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT
    And Ada has bought 0.01 BTC at market
    When Ada reloads the page
    Then Ada's purchase of 0.01 BTC is among her fills
    And Ada holds more than 0.0599 BTC
    When the exchange crashes and starts again
    Then Ada is still logged in
    And Ada's purchase of 0.01 BTC is among her fills
    And Ada holds more than 0.0599 BTC
