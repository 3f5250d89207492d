@quiet
Feature: Two people trade with each other
  Background:
    Given Ada has opened an account
    And Bo has opened an account
    And Ada looks at the market BTC/USDT
    And Bo looks at the market BTC/USDT

  Scenario: One offers, the other takes
    Given Ada offers 0.05 BTC below everyone else
    When Bo buys 0.05 BTC at Ada's price
    Then Ada sees her offer filled at her price
    And Bo sees his purchase filled at Ada's price
    And Ada and Bo see the same trade on the tape

  @core
  Scenario: An open order holds the money it may need, and gives it back
    Given Ada bids 0.02 BTC far below the market
    Then Ada's bid is among her open orders
    And less USDT is available to Ada
    When Ada cancels her bid
    Then Ada has no open orders
    And all her USDT is available again
